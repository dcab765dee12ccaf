import type { Page } from 'playwright'
import type { Step } from '../../renderer/gallery/examples/steps.ts'

/** Does what a step of an example says, with the first that a visitor sees of what has its words. */
export async function take(page: Page, step: Step): Promise<void> {
  const first = (found: ReturnType<Page['locator']>) => found.filter({ visible: true }).first()
  if ('open' in step) {
    await first(page.locator('summary, [aria-haspopup], a[data-early]', { hasText: step.open })).click()
  } else if ('press' in step) {
    await first(page.getByRole('button', { name: step.press })).click()
  } else if ('choose' in step) {
    await first(
      page.getByRole('radio', { name: step.choose }).or(page.getByRole('checkbox', { name: step.choose })),
    ).check()
  } else if ('type' in step) {
    await first(page.getByLabel(step.into)).fill(step.type)
  } else {
    await first(page.getByText(step.see)).waitFor()
  }
}
