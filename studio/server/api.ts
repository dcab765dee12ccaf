import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressWords } from '../../renderer/common/address-words.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { sayAllIn } from '../../renderer/messages/english.ts'
import { message } from '../../renderer/messages/message.ts'
import type { Engine, PreviewState } from '../../renderer/preview/index.ts'
import type { Draft } from '../draft/open-draft.ts'
import { readOperations } from '../edit/operations/operation.ts'
import { Refusal } from '../edit/refusal.ts'
import { marksOf } from '../marks/marks.ts'
import { answerTools } from '../mcp/running.ts'
import { toolsFor } from '../mcp/tools.ts'
import { alikeSections } from './alike.ts'
import { described } from './descriptions.ts'
import type { DraftData } from './draft-data.ts'
import { addFile, mostFileBytes } from './files.ts'
import { choiceIn, lookOf } from './look.ts'
import { listIcons, listNames, usesOf } from './names.ts'
import type { OverviewIn } from './overview.ts'
import { picturesOf, removePicture } from './picture-uses.ts'
import { addPicture, mostPictureBytes } from './pictures.ts'
import { languageOf, parseJson, readBytes, readJson, sendJson, sendMessage } from './request.ts'
import { allForms, starterFor } from './schemas.ts'
import { sharePreview } from './share-preview.ts'

interface Parts {
  draft: Draft
  engine: Engine
  state: () => PreviewState
  read: (text: string) => DraftData
  overview: OverviewIn
  /** Resolves when the draft as it is now is shown. */
  shown: () => Promise<void>
}

/** What is asked and sent, and the language in which it is to be answered. */
type Asked = { query: URLSearchParams; body: unknown; language: string }
type Answer = (asked: Asked) => unknown

/** What is sent as it is: how large it may be, and where it goes. */
const uploads: Record<string, { most: number; add: typeof addPicture }> = {
  picture: { most: mostPictureBytes, add: addPicture },
  file: { most: mostFileBytes, add: addFile },
}

/** What the open studio asks, by name. Whatever changes the draft is a POST. */
export function createApi({ draft, engine, state, read, overview, shown }: Parts) {
  const data = () => read(draft.source())

  const step = async (make: Draft['undo'], language: string) => {
    const applied = make()
    await shown()
    return { ...overview(language), did: sayAllIn(language)(applied?.change.words ?? '') }
  }
  const questions: Record<string, Answer> = {
    overview: ({ language }) => overview(language),
    forms: ({ language }) => described(allForms(data().frame), language),
    value: ({ query }) => ({ version: draft.version(), value: data().at(pathOf(query.get('at'))) ?? null }),
    names: () => listNames(data(), state(), draft.folder),
    icons: ({ query }) => listIcons(query.get('search') ?? ''),
    marks: ({ query }) => marksOf(engine, state(), query.get('route') ?? '/'),
    changes({ language }) {
      const say = sayAllIn(language)
      const changes = draft.changes().map((change) => ({ ...change, words: say(change.words) }))
      return { changes, diff: draft.diff() }
    },
    uses: ({ query }) => usesOf(draft.source(), query.get('route') ?? ''),
    look: ({ query }) =>
      lookOf(engine, state(), query.get('route') ?? '/', Number(query.get('index')), choiceIn(query)),
    pictures: () => picturesOf(data(), draft.folder),
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
  const answerTool = answerTools(toolsFor(draft))
  const deeds: Record<string, Answer> = {
    tools: ({ body }) => answerTool(body),
    async operations({ body, language }) {
      const { operations, field } = Object(body)
      draft.apply(readOperations(operations), {
        by: 'owner',
        ...(typeof field === 'string' && { field }),
      })
      await shown()
      return overview(language)
    },
    undo: ({ language }) => step(draft.undo, language),
    redo: ({ language }) => step(draft.redo, language),
    async save({ language }) {
      await draft.save()
      await shown()
      return overview(language)
    },
    'remove-picture': ({ body }) => removePicture(data(), draft.folder, String(Object(body).name)),
    settle({ body, language }) {
      draft.settle(pathOf(JSON.stringify(Object(body).path)))
      return overview(language)
    },
  }

  return async (name: string, request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => {
    const language = languageOf(request, query)
    const answers = request.method === 'POST' ? deeds : questions
    const upload = request.method === 'POST' && Object.hasOwn(uploads, name) ? uploads[name] : undefined
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined
    if (!answer && !upload) {
      const unknown = { message: message('request.unknown', { name }), hint: message('request.reload') }
      return sendMessage(response, unknown, language, 404)
    }
    if (upload) {
      const bytes = await readBytes(request, upload.most)
      return sendJson(response, { name: await upload.add(bytes, query.get('name') ?? '', draft.folder) })
    }
    const body = request.method === 'POST' ? await readJson(request) : undefined
    sendJson(response, await answer?.({ query, body, language }))
  }
}

function pathOf(text: string | null): Path {
  const path = parseJson(text ?? '[]')
  const isStep = (step: unknown) => typeof step === 'string' || typeof step === 'number'
  if (!Array.isArray(path) || !path.every(isStep))
    throw new Refusal(message('request.no-path'), message('request.reload'))
  return path
}
