/** The anchor of a category of questions, in a section that lists its categories as links. */
export const categoryAnchor = (name: string) => `faq-${name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}`
