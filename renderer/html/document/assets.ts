/** Addresses of the files that the page loads. */
export interface Assets {
  /** Address of the script that every page loads: by `pageScript` once it is painted, without one at its end. */
  script?: string
  /** What every page does by script before it is painted, as the script's text. */
  pageScript?: string
  /** Address of the script that counts visits, on sites that have them counted. */
  analytics?: string
  /** Address of the script that measures how fast pages are, on sites that have it measured. */
  vitals?: string
  /** Address of the script that tells when a form is begun, on sites that have it counted. */
  starts?: string
  /** Address of the styles for paper, where those below are without. */
  paper?: string
  /** The style sheet's text, written into the page so that nothing blocks the first paint. */
  styles: string
}
