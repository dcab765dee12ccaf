/** Addresses of the files that the page loads. */
export interface Assets {
  /** Address of a script that every page loads; the preview has one, a build none. */
  script?: string
  /** What every page does by script, as the script's text. */
  pageScript?: string
  /** Addresses of the islands' files, as JSON. */
  islandFiles?: string | undefined
  /** The style sheet's text, written into the page so that nothing blocks the first paint. */
  styles: string
}
