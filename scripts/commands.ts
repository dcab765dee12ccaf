/**
 * The commands of owners and of engineers of sites, and what each does, in a line. The name says the module too:
 * `check` is check.ts, which is loaded when it is asked for.
 */
export const commands = {
  start: 'builds the site when something changed, then serves it with working forms',
  check: 'says what is wrong in the file, and in which line',
  build: 'writes the site as static files for any host',
  dev: 'shows the pages while somebody edits the file',
  studio: 'lets somebody change the site on its own pages, in a browser',
  new: 'adds a page or a section, or begins a site',
  leads: 'shows what came in through the forms',
  desk: "invites people to the owner's desk, and shows who did what there",
  where: 'finds every use of a page, picture, fact, form or other name',
  rename: 'gives a page another address, with all links to it',
  undo: 'takes back what new, rename or migrate did',
  migrate: 'brings the file up to a newer version: shows what would change, and asks',
  changed: 'compares two builds, with pictures of the pages that differ',
  gallery: 'writes every section in every state as static files',
  mcp: 'gives assistants tools with which they change the site',
  types: 'writes again what is made from schemas',
  icons: "makes the site's icons from its favicon.svg",
  'og-image': 'draws the picture that is shown when a page is shared',
  test: 'checks the site, builds it, and looks at every page in a browser',
}
