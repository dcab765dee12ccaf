import { startHeader } from '../html/document/header.client.ts'
import { startParts } from '../html/document/parts.client.ts'
import { startSheetButton } from '../html/document/sheet-button.client.ts'
import { startDocument } from '../html/document/start.client.ts'
import { startIslandsIn } from '../html/islands/client.ts'
import { showEditLink } from './edit-link.ts'
import { HELLO, UPDATE, type Update, VERSION_META } from './messages.ts'
import { showErrors } from './overlay.ts'
import { parsePage, patch } from './patch.ts'

startDocument()
startIslandsIn(document)

const versionOf = (page: Document) =>
  Number(page.querySelector(`meta[name="${VERSION_META}"]`)?.getAttribute('content'))

/** The page as the server last sent it; the first answer of the server tells what the page came as. */
let before: Document | undefined

// Vite looks for these very words to connect a module.
const hot = import.meta.hot
if (hot) {
  hot.on(UPDATE, receive)
  hot.on('vite:ws:connect', hello)
  hello()
}

function hello() {
  hot?.send(HELLO, { path: location.pathname })
}

function receive({ version, file, html, errors, movedTo, canEdit }: Update) {
  const own = versionOf(document)
  if (version < own) return
  if (movedTo !== undefined) return location.replace(movedTo)
  showErrors(errors, file)
  if (canEdit) showEditLink()
  document.documentElement.dataset.preview = 'live'
  if (html === undefined) return
  const after = parsePage(html)
  if (!before && version !== own) return location.reload()
  if (before) apply(before, after)
  before = after
}

function apply(old: Document, next: Document) {
  const exchanged = patch(document.documentElement, old.documentElement, next.documentElement)
  for (const element of exchanged) {
    startIslandsIn(element)
    if (element.matches('body, .site-header')) startHeader()
  }
  if (exchanged.length === 0) return
  startSheetButton()
  startParts()
}
