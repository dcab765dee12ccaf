/** The least that makes a site. `more` stands on its page, before the form: a line for each section. */
export const leastSite = (...more: string[]) => `site:
  brand: Lime Street Dental
  url: https://www.lime.example
  language: en-US
forms:
  contact:
    endpoint: /messages
    validation: browser
    fields:
      - { name: name, label: Name, type: text, required: Please enter your name }
    submit: Send
    submitting: Sending…
    success: { title: Sent, text: We answer soon. }
    failure: { title: Not sent, text: Please try again. }
pages:
  /:
    kind: home
    title: Dentist in Portland
    description: A dental practice on Lime Street in Portland. Write to us, or call, and come by.
    blocks:
      - { type: page-hero, heading: Teeth for life, text: Come by. }
${more.map((block) => `      - ${block}\n`).join('')}      - { type: contact, heading: Write to us, form: contact }
`
