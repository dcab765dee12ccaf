/** A page has the part of the style sheet that it needs; axe.spec.ts looks at all kinds, axe-states.spec.ts at what visitors make of them. */
import { lackingStyles } from '../support/styles/lacking.ts'
import { expect, test } from './support/axe-test.ts'

test('a rule, a declaration and a custom property that a page lacks are seen', async ({ matrix: { page } }) => {
  await page.goto('/privacy-policy')
  await page.evaluate(() => {
    const rules = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap((rule) => [rule, ...rules((rule as CSSGroupingRule).cssRules ?? [])])
    const own = rules(document.styleSheets[0]?.cssRules as CSSRuleList) as CSSStyleRule[]
    for (const rule of own) {
      const { selectorText, style, parentRule } = rule
      const layer = parentRule as CSSGroupingRule
      if (selectorText === '.button') style.removeProperty('cursor')
      if (selectorText === ':root') style.removeProperty('--radius')
      if (selectorText?.startsWith('._') && style.marginBottom === '2.25rem') style.removeProperty('margin-bottom')
      if (selectorText === '.button-primary:hover') layer.deleteRule([...layer.cssRules].indexOf(rule))
    }
  })
  expect(await lackingStyles(page)).toEqual([
    '@layer base :root { --radius }',
    '@layer components .button { cursor }',
    '@layer components .button-primary:hover',
    expect.stringMatching(/^@layer utilities \._\w+ \{ margin-bottom \}$/),
  ])
})
