const wide = ['', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4']

/** On a wide screen, as many columns as there are things for them, up to what a row holds. */
export const columnsFor = (count: number, most: number): string => wide[Math.min(count, most) - 1] ?? ''
