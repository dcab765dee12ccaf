/** How testimonials are arranged: one alone is set large, unless its author says otherwise. */
export const testimonialsLayout = <Layout extends string>(layout: Layout | undefined, { length }: readonly unknown[]) =>
  layout ?? (length === 1 ? 'quote' : 'carousel')
