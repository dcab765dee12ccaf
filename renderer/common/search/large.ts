/** Whether a site has so many pages that visitors look for one by its words rather than in menus. */
export const isLarge = (pages: number) => pages > 30
