import { expect } from 'vitest'
import { type CheckOptions, checkPages, formatProblem, type Problem } from '../../renderer/pipeline/index.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { problemsInEnglish } from '../studio/support/left-in-english.ts'

/** A small site without any problem; tests break it in one place. */
export const fixture = `site:
  brand: Oak Roofing
  tagline: Roofs that last
  description: A roofing contractor for tests, in a town that does not exist.
  url: https://www.oak.example.com
  language: en-US
  phone: (502) 555-0142
  phoneCountryCode: "+1"
  email: hello@oak.example.com
  locality: Louisville
  titleSuffix: Oak Roofing Louisville, KY
  address: { street: 1 Slate Street, locality: Louisville, region: KY, postalCode: "40217", country: US }
  geo: { latitude: 38.2527, longitude: -85.7585 }
  serviceRadiusMiles: 30
  hours:
    - { days: [Monday], label: Mon, text: 7 AM to 6 PM, opens: "07:00", closes: "18:00" }
  keywords: [roofing]
  ogImage: /og-image.png
facts:
  response: { value: within 24 hours, source: owner, reviewBy: "2027-06-30" }
navigation:
  header:
    - { label: Home, href: / }
    - { label: Leaks, href: /roof-leaks }
  quote: { label: Get a Quote, href: /#contact }
  mobile:
    - { label: Home, href: / }
  footer:
    - heading: Help
      items:
        - { label: Contact, href: "#contact" }
forms:
  contact:
    endpoint: /functions/v1/send-contact-email
    validation: browser
    payload: { formType: contact }
    fields:
      - { name: name, label: Full name, type: text, required: Please enter your name }
    submit: Send Message
    submitting: Submitting...
    success: { title: Message Sent!, text: "We call you back {facts.response}." }
    failure: { title: Error, text: "Please call {phone}" }
shared:
  estimate:
    type: cta
    heading: Find out where your roof stands
    actions:
      - { label: Request a Free Estimate, href: "#contact" }
      - { label: "Call {phone}", href: "tel:{phone}" }
redirects:
  /leak: /roof-leaks
pages:
  /:
    kind: home
    title: Roofers in Louisville
    description: Roof repair and replacement in Louisville, with a written estimate that is free.
    blocks:
      - type: hero
        heading: The roof over your head
        text: We mend it, see [roof leaks](/roof-leaks#causes).
        actions:
          - { label: Get an Estimate, href: "#contact" }
        image: { src: hero.jpg, alt: A crew on a roof in the evening sun }
        form: contact
        formHeading: Your free estimate
      - type: services-hub
        heading: What we do
        items:
          - id: roofing
            title: Roofing
            overview: New roofs and old ones.
            blogLinks: [{ title: Where leaks begin, url: /roof-leaks }]
            featuredImage: { src: hero.jpg, alt: A new roof }
            detailedCopy: We begin at the edge and end at the ridge.
            learnMoreUrl: /roof-leaks
        form: contact
        formHeading: Ask for a quote
        sheetButton: Need a quote?
      - type: testimonials
        heading: What people say
        items:
          - { name: Ann Lee, role: Homeowner, content: They came on the day they said., rating: 5, initials: AL }
          - { name: Bob Ray, role: Landlord, content: The gutters have been quiet ever since., rating: 5, initials: BR }
      - type: stats
        heading: In figures
        items:
          - { value: 5+, label: years }
          - { value: 24/7, label: on call }
      - type: contact
        heading: Write to us
        form: contact
  /roof-leaks:
    kind: guide
    title: Roof Leaks
    description: Where leaks come from, how to find the place, and what to do until someone comes.
    blocks:
      - type: page-hero
        heading: Roof leaks
        text: Water travels far from where it enters. We come {facts.response}.
        form: contact
        formHeading: Have it looked at
        serviceType: general
        image: { src: hero.jpg, decorative: true }
      - type: cards
        id: causes
        heading: Common causes
        items:
          - { title: Worn flashing, icon: house }
          - { title: Lost shingles, icon: hammer }
      - use: estimate
`

export const options: CheckOptions = {
  file: 'pages.yaml',
  today: '2026-01-15',
  images: ['hero.jpg'],
  icons: ['house', 'hammer', 'shield-check'],
  files: ['/og-image.png'],
}

export function problemsOf(source: string): Problem[] {
  return checkPages(source, options).problems
}

/** What is printed when the fixture is changed in one place. */
export function printed(before: string, after: string): string {
  const source = edit(fixture, before, after)
  return problemsOf(source)
    .map((problem) => formatProblem(problem, sourceText(source)))
    .join('\n\n')
}

/** Replaces the first occurrence; throws when there is none, so that no test passes on an unchanged text. */
export function edit(source: string, before: string, after: string): string {
  if (!source.includes(before)) throw new Error(`The text does not contain ${JSON.stringify(before)}`)
  return source.replace(before, () => after)
}

/** What the schemas say of a field is theirs to change. */
const withoutDescriptions = (key: string, value: unknown) =>
  key === 'description' && typeof value === 'string' ? undefined : value

/** Where each problem is and what is told of it: which sentences, and what stands in their places; a line a problem. */
export const told = (problems: readonly Problem[]): string =>
  problems
    .map(({ code, line, column, said }) => `${line}:${column} ${code} ${JSON.stringify(said, withoutDescriptions)}`)
    .join('\n')

/** The same of a file beside which others lie, and which the studio has to say in other languages too. */
export function toldOf(source: string): string {
  const images = ['hero.jpg', 'logo.svg', 'there.png', 'bungalow.jpg']
  const files = ['/og-image.png', '/prices.pdf', '/Plan Nr 1.pdf', '/here.jpg']
  const { problems } = checkPages(source, { ...options, images, files })
  const about = problems.filter(({ code }) => code !== 'unused-image')
  expect(problemsInEnglish(about)).toEqual([])
  return told(about)
}
