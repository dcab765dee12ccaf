/** The classes of steps side by side: their styles are sent where they are chosen (styles/classes.ts). */
export const row = {
  list: 'step-row lg:gap-x-8 lg:gap-y-10',
  columns: { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' },
  step: 'lg:grid-cols-1 lg:content-start lg:gap-[0.4rem] lg:pb-0',
  /** The last of a row, from which no line leads on. */
  last: 'ends-row',
  actions: 'lg:mt-8',
}
