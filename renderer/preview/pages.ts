import { ownFailure } from '../build/own-failure.ts'
import { withBase } from '../common/base.ts'
import { message } from '../messages/message.ts'
import { sayIn } from '../messages/say.ts'
import { formatProblem } from '../pipeline/index.ts'
import type { Engine } from './engine.ts'
import { type Update, VERSION_META } from './messages.ts'
import type { PreviewState } from './state.ts'
import { underBase } from './under-base.ts'

export interface Rendered {
  status: 200 | 404 | 500 | 503
  html: string
}

/** A path of the site as it is now, ready to follow its changes. While there is no page, that is said in a language. */
export async function renderPath(
  engine: Engine,
  { shown, version, file }: PreviewState,
  path: string,
  language = 'en',
): Promise<Rendered> {
  const finished = (html: string) => underBase(withVersion(html, version), engine.base)
  if (!shown) {
    const title = sayIn(language)(message('not-shown-yet', { file }))
    return { status: 503, html: finished(emptyPage(title, { language })) }
  }
  try {
    const { renderRoute } = await engine.renderer()
    const { status, html } = renderRoute(shown, path)
    return { status, html: finished(html) }
  } catch (error) {
    const text = failureOf(error, engine)
    console.error(text)
    return { status: 500, html: finished(emptyPage('The code of a section failed', { text })) }
  }
}

/** Of code of a project's own, what to mend in it; of ours the stack. */
function failureOf(error: unknown, { vite }: Engine): string {
  for (const each of [error, Object(error).cause]) if (each instanceof Error) vite.ssrFixStacktrace(each)
  const problem = ownFailure(error)
  if (problem) return formatProblem(problem)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** What an open page has to know now. */
export async function updateFor(engine: Engine, state: PreviewState, path: string): Promise<Update> {
  const { version, file, errors, shown } = state
  const target = shown && Object.hasOwn(shown.site.redirects, path) ? shown.site.redirects[path] : undefined
  if (target?.startsWith('/')) return { version, file, errors, movedTo: withBase(target, engine.base) }
  return { version, file, errors, ...(shown && { html: (await renderPath(engine, state, path)).html }) }
}

const withVersion = (html: string, version: number) =>
  html.replace('</head>', `<meta name="${VERSION_META}" content="${version}"></head>`)

/** Stands where there is no page to show; the overlay on it says why. */
const emptyPage = (title: string, { language = 'en', text = '' }) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<script type="module" src="/renderer/preview/client.ts"></script>
</head>
<body>
<main><h1>${title}</h1><pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre></main>
</body>
</html>`
