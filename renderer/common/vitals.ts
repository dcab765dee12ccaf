/** Where pages of sites with `webVitals` send how fast they were. In a file of its own, which no other script of pages needs. */
export const vitalsPath = '/_vitals'
