import { fileName } from '../../common/file-names.ts'
import { isFontFile } from '../../common/font-parts.ts'
import { knownList, nearest, suggestion } from '../../common/nearest.ts'
import type { Finding, Path } from '../../common/problem.ts'
import type { Frame } from '../../expand/frame.ts'
import { markdownLinks } from '../../expand/links.ts'
import { fillTokens, unknownTokens } from '../../expand/tokens.ts'
import { at, type Message, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { tidyName } from '../../schema/route.ts'
import { schemaOf } from '../../schema/schemas.ts'
import type { Text } from '../../schema/walk.ts'
import { keysMeant } from '../messages/other-name.ts'
import type { Surroundings } from '../surroundings.ts'
import { type Check, error } from './check.ts'
import { schema } from './schema.ts'

const named = { joins: true, yields: true } as const

/** Tokens, images, files, icons, fonts, forms and shared sections that texts name but that do not exist. */
export const names = {
  when: 'always',
  codes: {
    'unknown-token': error(
      'A name in braces stands for nothing: there is no such fact, and nothing of that name under "site:". Correct it, or add the fact under "facts:".',
      { joins: true },
    ),
    'missing-image': error(
      'A picture is not in the folder images/ (or public/, for one inside a text). Put the file there, or correct the name.',
      named,
    ),
    'missing-file': error(
      'A file is not in the folder public/, or the file to be checked does not exist. Put it there, or correct the name.',
      named,
    ),
    'unknown-icon': error('There is no icon of this name. Icons have the names that lucide.dev/icons shows.', named),
    'unknown-font': error(
      'The theme asks for a font that is neither installed nor a file in the folder fonts/. Fonts have the names that fontsource.org shows; install the font as the message says, put your file into the folder, or correct the name.',
      named,
    ),
    'unknown-form': error(
      'A section asks for a form that is not declared under "forms:". Correct the name, or declare the form.',
      named,
    ),
    'unknown-shared': error(
      'A page takes a shared section that is not written under "shared:". Correct the name, or write the section.',
      named,
    ),
    'empty-value': { ...schema.codes['empty-value'], joins: true },
  },
  ofTexts: (texts, { frame, surroundings }) => checkNames(texts, frame, surroundings),
} satisfies Check

/** Tokens, images, files, icons, fonts, forms and shared sections that texts name but that do not exist. */
function checkNames(texts: readonly Text[], frame: Frame, surroundings: Surroundings): Finding[] {
  return texts.flatMap((text) => namesIn(text, frame, surroundings))
}

function namesIn(text: Text, frame: Frame, surroundings: Surroundings): Finding[] {
  if (text.text !== '' && !/\S/.test(text.text)) return [blank(text)]
  const unknown = unknownTokens(text.text, frame.tokens, text.schema.placeholders).filter(
    (name) => !isMiswritten(name, frame),
  )
  const { reference } = text.schema
  const told = unknown.filter((name) => !isMisnamed(name, frame))
  if (unknown.length > 0) return told.map((name) => unknownToken(text, name, frame))
  if (text.schema.content === 'markdown' && text.text.includes('![')) return picturesIn(text, surroundings)
  if (!reference || reference === 'link' || reference === 'author' || reference === 'tag' || text.text === '') return []
  return checkName(text, reference, frame, surroundings)
}

/** Whether the setting stands under "site:" by another name, which is told there. */
const isMisnamed = (token: string, { data }: Frame) =>
  [...keysMeant(data.site, schemaOf('site'), []).values()].flat().includes(token.replace(/^site\./, ''))

const inBraces = (name: string) => `{${name}}`

/** What every site may say of itself, and this one does not. */
function lackingToken(path: Path, setting: string, name: string): Finding {
  return {
    code: 'unknown-token',
    about: name,
    place: { path, text: inBraces(name) },
    message: message('unknown-token.setting', { token: inBraces(name), place: at(path), setting: { field: setting } }),
    hint: message('unknown-token.setting-hint', { key: setting, token: inBraces(name) }),
  }
}

/** Pictures in Markdown are served as they are: no file of the folder images/ can be one. */
function picturesIn({ text, path }: Text, { files }: Surroundings): Finding[] {
  const isThere = (href: string) =>
    /^https:\/\//.test(href) || (href.startsWith('/') && (files?.includes(href) ?? true))
  const missing = markdownLinks(text).filter(({ href, image }) => image && !isThere(href))
  return missing.map(({ href }) => ({
    code: 'missing-image',
    about: href,
    place: { path, text: href },
    message: message('missing-image.in-text', { file: shown(href), place: at(path) }),
    hint: message('missing-image.in-text-hint'),
  }))
}

const blank = ({ path }: Text): Finding => ({
  code: 'empty-value',
  about: 'spaces',
  place: { path },
  message: message('empty-value.spaces', { place: at(path) }),
  hint: message('empty-value.spaces-hint'),
})

function unknownToken({ path, schema: { placeholders } }: Text, name: string, { tokens, data }: Frame): Finding {
  const [set = ''] = name.split('.')
  if (path[0] === 'pages' && Object.hasOwn(Object(data.data), set)) return tokenOfSet(path, name, set)
  const fact = name.startsWith('facts.')
  const tokenNames = [...tokens.keys()]
  const alike = tokenNames.filter((token) => token.startsWith('facts.') === fact).map(inBraces)
  const same = { known: knownList(inBraces(name), alike) }
  const own =
    [`facts.${name}`, name.replace(/^site\./, '')].find((token) => tokens.has(token)) ?? ofSet(name, data.data)
  const lacking = name.replace(/^site\./, '')
  if (Object.hasOwn(schemaOf('site').properties ?? {}, lacking) && !tokens.has(lacking))
    return lackingToken(path, lacking, name)
  const filled = placeholders ?? []
  const isFilled = nearest(name, filled) !== undefined
  const addFact = alike.length > 0 ? message('unknown-token.fact-or', same) : message('unknown-token.fact')
  return {
    code: 'unknown-token',
    about: name,
    place: { path, text: inBraces(name) },
    message: message('unknown-token', { token: inBraces(name), place: at(path) }),
    hint: [
      ...(own
        ? [message('did-you-mean', { name: inBraces(own) })]
        : suggestion(name, isFilled ? filled : tokenNames, inBraces)),
      ...filledHere(filled),
      fact ? addFact : message('known', same),
    ],
  }
}

/** What the section itself puts into a text, such as the number of pages found. */
function filledHere(names: readonly string[]): Message[] {
  // Words that every site brings along hold each their own.
  if (names.length === 0 || names.length > 3) return []
  return [message('unknown-token.filled', { tokens: { list: names.map(inBraces), word: 'and' } })]
}

/** "areas.name" of the set "area". */
function ofSet(name: string, sets: unknown): string | undefined {
  const [part = '', field = ''] = name.split('.')
  const set = field === '' ? undefined : nearest(part, Object.keys(Object(sets)))
  return set !== undefined && Object.hasOwn(Object(Object(sets)[set].fields), field) ? `${set}.${field}` : undefined
}

/** On a page that is made for no item, all words of a set are one mistake. */
function tokenOfSet(path: Path, name: string, set: string): Finding {
  return {
    code: 'unknown-token',
    about: `${String(path[1])} ${set}`,
    place: { path, text: inBraces(name) },
    message: message('unknown-token.of-set', { token: inBraces(name), place: at(path), set }),
    hint: message('unknown-token.of-set-hint', { token: inBraces(`${set}.slug`), route: shown(path[1]) }),
  }
}

/** A fact whose name no text can use, such as one with a hyphen, is reported where it is declared. */
const isMiswritten = (name: string, { data }: Frame) =>
  name.startsWith('facts.') &&
  Object.keys(Object(data.facts)).some((key) => /[^a-zA-Z0-9]/.test(key) && tidyName(`facts.${key}`) === tidyName(name))

const kinds = {
  icon: { code: 'unknown-icon', said: 'unknown-icon', remedy: 'unknown-icon.hint' },
  font: { code: 'unknown-font', said: 'unknown-font', remedy: 'unknown-font.hint' },
  image: { code: 'missing-image', said: 'missing-image', remedy: 'missing-image.hint' },
  file: { code: 'missing-file', said: 'missing-file.used', remedy: 'missing-file.used-hint' },
  form: { code: 'unknown-form', said: 'unknown-form', remedy: 'unknown-form.hint' },
  shared: { code: 'unknown-shared', said: 'unknown-shared', remedy: 'unknown-shared.hint' },
} as const

interface Near {
  /** It lies in the other folder. */
  elsewhere: boolean | undefined
  isImage: boolean
  /** What names of such files look like. */
  form: unknown
}

/** The file that was meant; where no text can name it as it is called, what to call it. */
function fileNear(name: string, fileNames: readonly string[], { elsewhere, isImage, form }: Near): readonly Message[] {
  const [here, there] = isImage ? ['images/', 'public/'] : ['public/', 'images/']
  if (elsewhere) return [message('missing-file.elsewhere', { folder: there })]
  const file = fileNames.find((other) => fileName(other) === name) ?? nearest(name, fileNames)
  if (file === undefined || typeof form !== 'string' || new RegExp(form).test(file)) return suggestion(name, fileNames)
  const tidy = fileName(file)
  if (!new RegExp(form).test(tidy)) return []
  const values = { folder: here, file: file.replace(/^\//, ''), name: tidy.replace(/^\//, '') }
  if (tidy === name) return [message('missing-file.rename', values)]
  return [message('missing-file.rename-and-write', { ...values, written: tidy })]
}

/** Whether its line may be left out. */
const isOptional = ({ path, within }: Text) =>
  within?.properties !== undefined && !within.required?.includes(String(path.at(-1)))

function checkName(
  named: Text,
  kind: keyof typeof kinds,
  frame: Frame,
  { images, icons, fonts, files }: Surroundings,
): Finding[] {
  const { path, text, schema } = named
  const name = fillTokens(text, frame.tokens)
  const [forms, shared] = [Object.keys(frame.forms), Object.keys(frame.shared)]
  const choices = { icon: icons, image: images, file: files ?? [name], font: fonts ?? [name], form: forms, shared }[
    kind
  ]
  if (choices.includes(name)) return []
  // A name with capitals or spaces is reported where it is declared, and so is a list in place of names.
  if (kind === 'form' || kind === 'shared') {
    const isList = Array.isArray(frame.data[kind === 'form' ? 'forms' : 'shared'])
    if (isList || choices.some((key) => tidyName(key) === name)) return []
  }
  const { code, said, ...usual } = kinds[kind]
  const isOwnFont = kind === 'font' && isFontFile(name)
  const isLeftOut = kind === 'file' && isOptional(named)
  const ofFonts = isOwnFont ? 'unknown-font.file-hint' : usual.remedy
  const remedy = isLeftOut ? 'missing-file.optional-hint' : ofFonts
  const alike = kind === 'font' ? choices.filter((each) => isFontFile(each) === isOwnFont) : choices
  const isShort = alike.length > 0 && alike.length <= 30
  const list = isShort ? [message('known', { known: knownList(name, alike) })] : []
  const elsewhere = kind === 'image' ? files?.includes(`/${name}`) : kind === 'file' && images.includes(name.slice(1))
  const near =
    kind === 'image' || kind === 'file'
      ? fileNear(name, choices, { elsewhere, isImage: kind === 'image', form: schema.pattern })
      : suggestion(isOwnFont ? name.replace(/^.*\//, '') : name, choices)
  return [
    {
      code,
      about: name,
      place: { path },
      message: message(said, { name: shown(name), place: at(path) }),
      hint: [...near, message(remedy), ...list],
    },
  ]
}
