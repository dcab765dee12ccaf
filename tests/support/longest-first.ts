import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest and why, the longest first: begun last, they would keep everybody waiting at the end.
 * Any other test that takes more than a second or so starts a command, a server, a browser or a database of its own.
 */
const longest: Record<string, string> = {
  'sections/examples': 'asks axe about every example of every section, in a browser',
  'starters/pages': 'builds each starter and asks axe about its pages',
  'server/faults-sqlite': 'has servers killed under load and waits for what is lent to come back',
  'publishing/incremental': 'builds a whole site after each kind of edit, anew and from what was there',
  'server/faults-postgres': 'has servers and databases killed under load and waits for what is lent to come back',
  'preview/preview': 'edits files beside an open page in a browser',
  'editing/developing.long': 'follows each guide for engineers on a copy of the project, and builds and tests the copy',
  'studio/firefox.long': "has an owner's day in Firefox, with real keys and a real mouse",
  'studio/engines.long': 'types on the page in Firefox and in WebKit',
  'site/analytics': 'builds two sites and visits them in a browser, with and without consent',
  'site/looks': 'builds three sites and looks at them in a browser',
  'publishing/deploy': 'runs two servers behind nginx and kills one',
  'preview/guard.long': "starts a preview, and asks it for what is nobody's business",
  'editing/language-server': 'talks to the language server of editors, which reads all schemas first',
  'editing/guide.long': 'follows the guide for editors, with its commands, a browser and a build',
  'server/start': 'starts the command that owners use, several times',
  'publishing/shard': 'builds a site whole and in shares',
  'content/mistakes': 'checks the whole file again after each of many mistakes',
  'studio/mcp': 'starts the command of assistants, and checks the whole site after each change',
  'server/rebuild': 'builds a site while its server runs',
  'publishing/observatory': "runs Mozilla's scanner against a server behind nginx",
}

/** Begins with the files above; the others follow in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const names = Object.keys(longest)
    const place = ({ moduleId }: TestSpecification) => {
      const index = names.findIndex((name) => moduleId.includes(`tests/${name}.`))
      return index < 0 ? names.length : index
    }
    return (await super.sort(files)).sort((left, right) => place(left) - place(right))
  }
}
