/**
 * What each detector says of a line by itself, and what is found in a few lines: where, how much is underlined, and the
 * sentences. After a change that is meant, `npx vitest run tests/content/line-mistakes.test.ts -u` writes it again.
 */
import { expect, test } from 'vitest'
import { cutOff } from '../../renderer/check/mistakes/cut-off.ts'
import { lineDetectors } from '../../renderer/check/mistakes/line-detectors.ts'
import type { LineMistake } from '../../renderer/check/mistakes/line-mistake.ts'
import { readLine, readLines } from '../../renderer/check/mistakes/lines.ts'
import { diagnose } from '../../renderer/check/mistakes/syntax.ts'
import type { Finding } from '../../renderer/common/problem.ts'
import { sentences } from '../../renderer/messages/english.ts'
import { at, message } from '../../renderer/messages/message.ts'

/** "8-11 special-start {"character":"*"} hint {…}" */
const said = ({ code, column, length, message: what, hint, isGuess }: LineMistake) =>
  `${column}-${column + length} ${code}${isGuess ? ' (a guess)' : ''}: ${sentences(what, hint)
    .map(({ id, values }) => [id, ...(values ? [JSON.stringify(values)] : [])].join(' '))
    .join(', ')}`

/** "→" is a tab and "·" a space that does not break. */
const asTyped = (text: string) => text.replaceAll('→', '\t').replaceAll('·', '\u00a0')

const odd = `
<<<<<<< HEAD
  <<<<<<< HEAD
<<<<<<<
=======
========
>>>>>>> other
||||||| base
→title: Roofs
  →→title: Roofs
→
·title: Roofs
  ·title: Roofs
title:·Roofs
-·title: Roofs
title: Ada·Typed
title: Roofs -·fast
title: “We: mend”
title: “We #1” # told
title: «Say: it»
title: “We mend”
title: “#1 roof
- „{brand}“ and so on: yes
title: 'We'll call'
title: "We" call
title: "One" or "two"
title: "Ten" a"
title: "One", "two"
title: "We",
title: 'We' , # told
title: '"Big" roofs' too
title: "We": call
title: "a \\" b" c
"title": "We",
- "One" two
- 'It\\s' "so"
items: { a: 1 } }
items: { a: 1 ] # told
items: [a, b } c
items: ] a
items: [a] text
items: [a]  - b
items: [a] # told
items: {brand} roofs
items: {brand}
- { label: Home, href: / }  - { label: About, href: /about }
- { label: Home, href: / } - text
items: { label: Home href: /home }
items: { label: Home; href: /home }
items: { label: One. two: three }
items: { label: Roofs: all, href: / }
items: { label: Roofs:, href: / }
items: { label: Roofs، href: / }
items: { label: "Roofs، alt: all"، href: / }
items: ["Roofs، all"、 "Leaks"]
items: ["Roofs", "Leaks، text: all]
items: { label: Home, tags: [a, b] href: / }
items: [{ a: 1 } { b: 2 }]
items: [[a] "b"]
items: [{ a: 1 } 'b']
items: { a: "x" b: 1 }
items: { a: "x" "y" }
items: ["x" "y"]
items: ["x" y]
items: ["x" y, 'z']
items: { a: "x" y, b: 1 }
items: { a: 'it's, b: 1 }
items: { a: "soon, source: "owner" }
items: { a: "soon }
items: { a: "soon, b: 1 }
items: { a: “b: c” }
items: { a: “b {c}” }
items: { a: “b” }
items: { a: # b }
items: { a: b #1, c: d }
items: { a: ## Who we are }
items: { a: b {brand} c }
items: { a: b }c, d: e }
items: { a: @b, c: d }
items: { a: \`b\`, c: d }
items: { a: %b }
items: { a: *b }
items: { 'a': @b }
items: { "a" : @b }
items: [@b, c]
items: [a, {brand: x]
items: [{brand}, b]
title: @home
title: \`code\`
title: %d roofs
title: *
title: *name
title: *name-2
title: *na me
title: * name
title: **bold** text
title: &name
title: &name text
title: &na!me text
title: & more
title: !text
title: !text more
title: !
- * a
- *a b
* a
* a: b
  * Roofs and more
*a
@a
- @a
\`\`\`
\`\`\`yaml
\`\`
\`\`\`\`ya-ml
\`\`\`ya ml
title: \`\`\`
- \`\`\`yaml
text: | Some words
text: > Some words # more
text: |- Some words
text: |# words
text: | # words
text: |2 words
text: |+
text: |2-
text: >–
text: >—
text: >– a
text: |x
text: >50 roofs
- | words
text: - One
text: -
text: -One
- text: - One
text: – One
text: One: two
text: One:two
text: One:
text: One : two
text: One # two: three
text: "One": two
text: 'a: b' c: d
text: {a: b
text: &x a: b
title: Roof repair   heading: Fast
title: Roof repair heading: Fast
title: Roof repair heading:
title: Roof repair heading: |
title: Roof repair text: >-
title: Roof repair text: > more
title: heading: Fast
title: - heading: Fast
title: Roof - heading: Fast
title: Roof /about: x
site: brand: Oak
site: house: Oak
/about: title: About
/about: house: Oak
title: Roof house: Fast
title: Roof   house: Fast
label: Roofs, href: /roofs }
- label: Roofs, href: /roofs }
– label: Roofs, href: /roofs }
-label: Roofs, href: /roofs }
response:{ value: soon, source: owner }
response{ value: soon, source: owner }
response { value: soon, source: owner }
- response:{ value: soon, source: owner }
label: {Roofs, href: /roofs }
title:Roofs
"title":Roofs
title://x
https://a.example
1title:Roofs
- title:Roofs
Title:
-title
-"title"
-'a'
-{ a: 1 }
-[a]
-1
--a
  -title: Roofs
--- a
`

test.each(odd.trim().split('\n'))('%j', (line) => {
  const read = readLine(asTyped(line), 0, 0)
  const told = lineDetectors.flatMap((detect) => {
    const mistake = detect(read)
    return mistake ? [`${detect.name} ${said(mistake)}`] : []
  })
  expect(told.join('\n')).toMatchSnapshot()
})

const right = `
items: { label: Roofs، leaks, href: / }
items: [Roofs، Leaks]
title: Roofs
- title: Roofs
title: "We: mend"
title: 'It''s: so' # told
title: “We mend”
title: We mend #1
- "One": 1
items: [a, "b, c", { d: e }]
items: { a: "{brand}: x", b: '#1' } # told
items: []
- [a, b]
text: |
text: >- # told
text: |2+
text: *name
text: &name text
text: !text more
-5
- -5
time: 7:30
url: https://a.example/#b
? a
---
# <<<<<<< HEAD
`

test.each(right.trim().split('\n'))('%j is right', (line) => {
  const read = readLine(line, 0, 0)
  expect(lineDetectors.flatMap((detect) => detect(read)?.code ?? [])).toEqual([])
})

/** Several lines; "/" ends a line, and "~" is a slash. */
const pieces = `
a:/  b: 1/ c: 2
a:/  - b: 1/  c: 2
a:/  - b: 1/    c: 2/   d: 3
a:/  - b: 1/    c:/  - b: 2
a: text/  b: 1
a: text/    more/  and: more
a: text/  - b: 1/  - b: 2
items:/  - label: One/  label: Two
items:/  - label: One/  text:/  - label: Two
items:/  - label: One/    text: a/  text:/    more: b
site:/  - brand: Oak/  url: x
pages:/  ~:/    title: Home/   blocks:/      - type: cta
pages:/  ~:/    title: Home/    blocks:/      type: cta/      heading: Go/      - type: faq
pages:/  ~:/    blocks:/      - type: cta/        text: a/      heading: b
pages:/  ~:/    blocks:/      - type: cta/      heading: b/        text: a
pages:/  ~:/    blocks:/      - type: cta/        text: |/          One/        Two/          Three
pages:/  ~:/    blocks:/      - type: cta/        text: |/            One/          Two
pages:/  ~:/    blocks:/      - type: cta/        text: >-/          One/     Two: three/          Four
pages:/  ~:/    blocks:/      - type: cta/        text: |/      One/        heading: Go
pages:/  ~:/    blocks:/      - type: cards/        heading: Go/          - title: One/          - title: Two
pages:/  ~:/    blocks:/      - use: one/      use: two
pages:/  ~:/    blocks:/   – use: one/      - use: two
pages:/  ~:/    blocks:/      • use: one
  brand: Oak/  url: x/forms:/  quote: {}
  brand: Oak/url: x
  brand: Oak/some words
    a: 1/  - b
title/site:/  brand: x
site/  brand: Oak
site:/  brand: Oak/forms/  quote: x
site:/  brand: Oak/  url
site:/  brand: Oak/  ~~ told/  url: x
site:/  brand: Oak/  <!-- told -->/  url: x
redirects:/  ~a -> ~b
redirects:/  ~a ~b
redirects:/  ~a: ~b/  ~c, ~d
text:/  One line/  two: lines
- text:/    One line/    two: lines
about:/  One line/  another line: so
a:/  b/  c: 1
site:/  brand: Oak/x   url: x/  phone: y
site:/  brand: Oak/url: x/  phone: y
a: "one/  two/b: 3
a: "one/  two"/b: 3
a: 'one/b: 2
a: “one
a: "one”/b: 2
a: [one,/  two/b: 3
a: [one,/  two]/b: 3
a: ["one"/  "two"]/b: 3
a: ["one" "two",/  "three"]
a: ["one",/  "two" "three"]
a: ["one",/  "two"/  "three"]
a: {/  b: 1/c: 2
a: {/  b: 1/}/c: 2
a:/  # told//  b: 1/    c: 2
a:/  - b: |/      One/    - c: 2
a:/  - - b/   - c
a:/  - b/ - c
a:/ - b/  - c
a: >/  One/ - two/  three
a: |/  One/b/  three
a: |/  One/site/  brand: Oak
a:/  b: |/    One/   c: 2/    three
list:/  - one/two/  - three
list:/  one/  - two
list:/  key: one/  - two
list:/- one/key: two/- three
`

test.each(pieces.trim().split('\n'))('%j', (piece) => {
  const text = piece.replaceAll('/', '\n').replaceAll('~', '/')
  const lines = readLines(text)
  const found = Array.from({ length: lines.length }, (_, noticed) => {
    const diagnosis = diagnose(readLines(text), noticed)
    return diagnosis ? `${diagnosis.line.number + 1}: ${said(diagnosis.mistake)}` : 'nothing'
  })
  expect(found.filter((each, index) => each !== found[index - 1]).join('\n')).toMatchSnapshot()
})

test.each([
  ['its sections', ['pages', '/a', 'blocks'], ['pages', '/a']],
  ['a section', ['pages', '/a', 'blocks', 0], ['pages', '/a', 'blocks', 0]],
  ['blocks of another part', ['shared', '/a', 'blocks'], ['shared', '/a', 'blocks']],
  ['another list of a page', ['pages', '/a', 'tags'], ['pages', '/a', 'tags']],
])('a file that ends in %s ends in what is not finished', (_, path, where) => {
  const open: Finding = { code: 'too-few-items', place: { path }, message: message('cut-off'), hint: [] }
  const lost: Finding = { ...open, code: 'dead-link', lacks: '/b' }
  const end = { text: 'pages:\n  /a: x', path: ['pages'], value: undefined, brokenAt: undefined }
  const value = path.slice(1).reduceRight<unknown>((inner, step) => (step === 0 ? [inner] : { [step]: inner }), 'x')
  const found = cutOff([open, lost], { ...end, path: path.slice(0, 1), value })
  expect(found?.message).toEqual(message('cut-off', { place: at(where) }))
})
