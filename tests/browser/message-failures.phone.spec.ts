import { inTestAll } from '../support/places.ts'
import { answerPosts, failures, messagePath } from './support/endpoint.ts'
import { expectMessage, fillMessage, messageButton, messageForms, messageOf } from './support/message-forms.ts'
import { arrive } from './support/page.ts'
import { expect, test } from './support/test.ts'
import { expectToast } from './support/toast.ts'

// A toast that still glides in could not be clicked.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const failure = { title: 'Error', text: 'Failed to send message. Please try again.' }

for (const [index, form] of messageForms.entries()) {
  for (const [place, answer] of failures.entries()) {
    // One component sends all forms; quote-form.spec.ts sees every other failure.
    const isTold = place === index && place % 2 === 1
    test(
      `${form.name} reports a failure (${answer}), keeps what was typed, and sends it at the next try`,
      isTold ? {} : inTestAll,
      async ({ page, problems }) => {
        problems.allow(/Failed to load resource/)
        await arrive(page, form.page)
        await answerPosts(page, messagePath, answer)
        await fillMessage(page, form, messageOf())
        await messageButton(page, form).click()
        await expectToast(page, failure, 'destructive')
        await expectMessage(page, form, messageOf())
        await page.unroute(`**${messagePath}`)
        const sent = await answerPosts(page, messagePath, 'ok')
        await messageButton(page, form).click()
        await expectToast(page, form.success, 'default')
        expect(sent[0]?.body).toEqual({ ...messageOf(), ...form.extra })
      },
    )
  }
}
