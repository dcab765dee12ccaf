/** The address that a badly written one was probably meant to be: "Roof Repair/" becomes "/roof-repair". */
export function tidyRoute(written: string): string {
  const words = written.toLowerCase().replaceAll(/[^a-z0-9/]+/g, '-')
  return `/${words.replaceAll(/^[-/]+|[-/]+$/g, '')}`
}
