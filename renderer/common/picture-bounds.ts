/** Nothing on a page shows more, on the densest screens: no picture of a site is kept larger. */
export const mostPixels = 2560
