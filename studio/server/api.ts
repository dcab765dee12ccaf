import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressWords } from '../../renderer/common/address-words.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { message } from '../../renderer/messages/message.ts'
import type { Engine, PreviewState } from '../../renderer/preview/index.ts'
import type { createAssistant } from '../assistant/assistant.ts'
import { idOf, isOf, nameOf, stepsOf } from '../draft/author.ts'
import type { Draft } from '../draft/open-draft.ts'
import { keepVersion, textOfVersion, versionsOf } from '../draft/versions.ts'
import { readOperations } from '../edit/operations/operation.ts'
import { Refusal } from '../edit/refusal.ts'
import { marksOf } from '../marks/marks.ts'
import { answerTools } from '../mcp/running.ts'
import { toolsFor } from '../mcp/tools.ts'
import { alikeSections } from './alike.ts'
import { cropPicture } from './crop-picture.ts'
import { described } from './descriptions.ts'
import type { DraftData } from './draft-data.ts'
import type { createEvents } from './events.ts'
import { addFile, mostFileBytes } from './files.ts'
import { findWords, replaceWords, soughtIn } from './find.ts'
import { formUses } from './form-uses.ts'
import { choiceIn, lookOf } from './look.ts'
import { listIcons, listNames } from './names.ts'
import type { Speak } from './on-screen.ts'
import type { OverviewIn, Viewer } from './overview.ts'
import { usesOf } from './page-uses.ts'
import { facesOf, paletteOf } from './palette.ts'
import { altOf, picturesOf, removePicture } from './picture-uses.ts'
import { addPicture, mostPictureBytes } from './pictures.ts'
import { choicesIn, publicationOf, type SitePublisher } from './publication.ts'
import { parseJson, readBytes, readJson, sendJson, sendMessage } from './request.ts'
import { allForms, starterFor } from './schemas.ts'
import { sharePreview } from './share-preview.ts'
import { translationsOf } from './translations.ts'
import { addressOf, pointsOf } from './yours.ts'

interface Parts {
  draft: Draft
  engine: Engine
  state: () => PreviewState
  read: (text: string) => DraftData
  overview: OverviewIn
  speak: Speak
  events: ReturnType<typeof createEvents>
  assistant: ReturnType<typeof createAssistant>
  /** Where several people work on one draft, it is written and changed by tools elsewhere. */
  isShared: boolean
  publisher: SitePublisher | undefined
  /** Resolves when the draft as it is now is shown. */
  shown: () => Promise<void>
}

/** What is asked and sent, by whom, and the language in which it is to be answered. */
type Asked = { query: URLSearchParams; body: unknown; language: string; viewer: Viewer }
type Answer = (asked: Asked) => unknown

/** What is sent as it is: how large it may be, and where it goes. */
const uploads: Record<string, { most: number; add: typeof addPicture }> = {
  picture: { most: mostPictureBytes, add: addPicture },
  file: { most: mostFileBytes, add: addFile },
}

/** What the open studio asks, by name. */
function questionsOf({
  draft,
  engine,
  state,
  read,
  overview,
  speak,
  assistant,
  isShared,
  publisher,
}: Parts): Record<string, Answer> {
  const data = () => read(draft.source())
  return {
    overview: ({ viewer }) => overview(viewer),
    assistant: ({ viewer }) => assistant.stateFor(viewer),
    forms: ({ language }) => described(allForms(data().frame), language),
    value: ({ query }) => ({ version: draft.version(), value: data().at(pathOf(query.get('at'))) ?? null }),
    names: () => listNames(data(), state(), draft.folder),
    find: ({ query }) => findWords(data(), soughtIn(query)),
    icons: ({ query }) => listIcons(query.get('search') ?? ''),
    marks: ({ query }) => marksOf(engine, state(), query.get('route') ?? '/'),
    changes({ language, viewer }) {
      const say = speak(language)
      const isOwn = isOf(stepsOf(viewer.by))
      const changes = draft.changes().map(({ by, isUndone, ...change }) => ({
        ...change,
        words: say(change.words),
        ...(isShared && { by: say(nameOf(by)) }),
        ...(isOwn({ by }) && !isUndone && { isOwn: true }),
      }))
      return { version: draft.version(), changes, diff: draft.diff() }
    },
    // Behind a desk it has the history of what was published.
    ...(!isShared && { versions: () => versionsOf(draft.file) }),
    ...(publisher && {
      publication: ({ language }) => publicationOf(publisher, speak(language), addressOf(draft, data())),
    }),
    yours: () => pointsOf(draft, data()),
    uses: ({ query }) => usesOf(draft, query.get('route') ?? ''),
    look: ({ query }) =>
      lookOf(engine, state(), query.get('route') ?? '/', Number(query.get('index')), choiceIn(query)),
    'form-uses': () => formUses(data()),
    translations: () => translationsOf(data()),
    pictures: () => picturesOf(data(), draft.folder),
    alt: ({ query }) => altOf(data(), query.get('name') ?? ''),
    palette: () => paletteOf(state()),
    faces: ({ query }) => facesOf(query.get('pair') ?? ''),
    'share-preview': ({ query }) => sharePreview(state(), query.get('route') ?? '/'),
    'address-words': ({ query }) =>
      addressWords(query.get('text') ?? '', String(Object(data().frame.site).language ?? '')),
    alike: ({ query }) => alikeSections(data(), pathOf(query.get('at'))),
    starter: ({ query }) =>
      starterFor(draft.source(), {
        type: query.get('type') ?? '',
        route: query.get('route') ?? '',
        folder: draft.folder,
      }),
  }
}

/** What changes the draft or the site's files: each is a POST. */
function deedsOf({
  draft,
  read,
  overview,
  speak,
  events,
  assistant,
  isShared,
  publisher,
  shown,
}: Parts): Record<string, Answer> {
  const step = async (make: Draft['undo'], viewer: Viewer) => {
    const applied = make(stepsOf(viewer.by))
    await shown()
    return { ...overview(viewer), did: speak(viewer.language)(applied?.change.words ?? '') }
  }
  const once = madeOnce()
  const answerTool = answerTools(toolsFor(draft))
  const save = async (viewer: Viewer) => {
    const say = speak(viewer.language)
    const changes = draft.changes().map(({ words }) => say(words))
    await keepVersion(draft.file)
    await draft.save()
    await keepVersion(draft.file, changes)
  }
  /** What is published is what is saved. */
  const publishing = (publish: (publisher: SitePublisher, asked: Asked) => Promise<unknown>): Answer =>
    async function deed(asked) {
      await save(asked.viewer)
      const made = publisher && (await publish(publisher, asked))
      await shown()
      return { ...overview(asked.viewer), made }
    }
  const ofPublisher: Record<string, Answer> = {
    publish: publishing(({ publish }, { language }) => publish(language)),
    'publish-chosen': publishing(({ choose }, { body, language }) => choose(choicesIn(body), language)),
    'make-pages': publishing(({ build }) => build()),
  }
  const ofOne: Record<string, Answer> = {
    tools: ({ body }) => answerTool(body),
    async save({ viewer }) {
      await save(viewer)
      await shown()
      return overview(viewer)
    },
    async version({ body, viewer }) {
      const text = await textOfVersion(draft.file, String(Object(body).id))
      if (text === undefined) throw new Refusal(message('change.no-version'), message('request.reload'))
      draft.reset(text, viewer.by)
      await shown()
      return overview(viewer)
    },
  }
  return {
    ...(!isShared && ofOne),
    ...(publisher && ofPublisher),
    async operations({ body, viewer }) {
      const { operations, field, seen, number } = Object(body)
      const tab = `${idOf(viewer.by)} ${viewer.tab}`
      once(tab, number, () =>
        draft.apply(readOperations(operations), {
          by: viewer.by,
          ...(typeof field === 'string' && { field }),
          ...(typeof seen === 'number' && { seen: { tab, version: seen } }),
        }),
      )
      await shown()
      return overview(viewer)
    },
    assistant: ({ body, viewer }) => assistant.deed(body, viewer),
    async replace({ body, viewer }) {
      const { sought, to, path, start } = Object(body)
      const where = { path: pathOf(JSON.stringify(path)), ...(typeof start === 'number' && { start }) }
      const replacing = { by: viewer.by, words: String(to), where }
      const { replaced } = replaceWords(
        draft,
        read(draft.source()),
        soughtIn(new Map(Object.entries(Object(sought)))),
        replacing,
      )
      await shown()
      return { ...overview(viewer), replaced }
    },
    'take-back'({ body, viewer }) {
      const { version, index } = Object(body)
      const change = version === draft.version() ? draft.changes()[Number(index)] : undefined
      return step((by) => change && draft.takeBack(change, by), viewer)
    },
    undo: ({ viewer }) => step(draft.undo, viewer),
    redo: ({ viewer }) => step(draft.redo, viewer),
    here({ body, viewer }) {
      const { route, field } = Object(body)
      events.move(viewer.tab, {
        ...(typeof route === 'string' && { route: route.slice(0, mostOfPlace) }),
        ...(typeof field === 'string' && { field: field.slice(0, mostOfPlace) }),
      })
    },
    'crop-picture': ({ body }) => cropPicture(draft.folder, String(Object(body).name), Object(Object(body).part)),
    'remove-picture': ({ body }) => removePicture(read(draft.source()), draft.folder, String(Object(body).name)),
    settle({ body, viewer }) {
      const { path, yours } = Object(body)
      draft.settle(pathOf(JSON.stringify(path)), { by: viewer.by, yours })
      return overview(viewer)
    },
  }
}

/** Answers by name. */
export function createApi(parts: Parts) {
  const { draft } = parts
  const [questions, deeds] = [questionsOf(parts), deedsOf(parts)]

  return async (
    name: string,
    request: IncomingMessage,
    response: ServerResponse,
    query: URLSearchParams,
    viewer: Viewer,
  ) => {
    const { language } = viewer
    const answers = request.method === 'POST' ? deeds : questions
    const upload = request.method === 'POST' && Object.hasOwn(uploads, name) ? uploads[name] : undefined
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined
    if (!answer && !upload) {
      const unknown = { message: message('request.unknown', { name }), hint: message('request.reload') }
      return sendMessage(response, unknown, parts.speak(language), 404)
    }
    if (upload) {
      const bytes = await readBytes(request, upload.most)
      return sendJson(response, { name: await upload.add(bytes, query.get('name') ?? '', draft.folder) })
    }
    const body = request.method === 'POST' ? await readJson(request) : undefined
    sendJson(response, (await answer?.({ query, body, language, viewer })) ?? null)
  }
}

/** What was made for each open page last: where an answer was lost on the way, the same is sent once more. */
function madeOnce() {
  const latest = new Map<string, number>()
  return (tab: string, number: unknown, make: () => void) => {
    if (typeof number === 'number' && number <= (latest.get(tab) ?? 0)) return
    make()
    latest.delete(tab)
    latest.set(tab, Number(number))
    for (const old of latest.keys()) if (latest.size > mostTabs) latest.delete(old)
  }
}

const mostTabs = 100

/** Of an address or a field, as others are told where somebody is. */
const mostOfPlace = 500

function pathOf(text: string | null): Path {
  const path = parseJson(text ?? '[]')
  const isStep = (step: unknown) => typeof step === 'string' || typeof step === 'number'
  if (!Array.isArray(path) || !path.every(isStep))
    throw new Refusal(message('request.no-path'), message('request.reload'))
  return path
}
