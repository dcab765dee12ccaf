import { fileName } from '../../common/file-names.ts'
import { didYouMean, knownNames, nearest } from '../../common/nearest.ts'
import { capital, placeName, quote } from '../../common/place-names.ts'
import type { Finding, Path } from '../../common/problem.ts'
import type { Frame } from '../../expand/frame.ts'
import { markdownLinks } from '../../expand/links.ts'
import { fillTokens, unknownTokens } from '../../expand/tokens.ts'
import { tidyName } from '../../schema/route.ts'
import { schemaOf } from '../../schema/schemas.ts'
import type { Text } from '../../schema/walk.ts'
import { keysMeant } from '../messages/other-name.ts'
import type { Surroundings } from '../surroundings.ts'
import type { Check } from './check.ts'
import { schema } from './schema.ts'

/** Tokens, images, files, icons, fonts, forms and shared sections that texts name but that do not exist. */
export const names = {
  when: 'always',
  codes: {
    'unknown-token': {
      severity: 'error',
      joins: true,
      about:
        'A name in braces stands for nothing: there is no such fact, and nothing of that name under "site:". Correct it, or add the fact under "facts:".',
    },
    'missing-image': {
      severity: 'error',
      joins: true,
      yields: true,
      about:
        'A picture is not in the folder images/ (or public/, for one inside a text). Put the file there, or correct the name.',
    },
    'missing-file': {
      severity: 'error',
      joins: true,
      yields: true,
      about:
        'A file is not in the folder public/, or the file to be checked does not exist. Put it there, or correct the name.',
    },
    'unknown-icon': {
      severity: 'error',
      joins: true,
      yields: true,
      about: 'There is no icon of this name. Icons have the names that lucide.dev/icons shows.',
    },
    'unknown-font': {
      severity: 'error',
      joins: true,
      yields: true,
      about:
        'The theme asks for a font that is not installed. Fonts have the names that fontsource.org shows; install the font as the message says, or correct the name.',
    },
    'unknown-form': {
      severity: 'error',
      joins: true,
      yields: true,
      about: 'A section asks for a form that is not declared under "forms:". Correct the name, or declare the form.',
    },
    'unknown-shared': {
      severity: 'error',
      joins: true,
      yields: true,
      about:
        'A page takes a shared section that is not written under "shared:". Correct the name, or write the section.',
    },
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

/** What every site may say of itself, and this one does not. */
function lackingToken(path: Path, setting: string, name: string): Finding {
  return {
    code: 'unknown-token',
    about: name,
    place: { path, text: `{${name}}` },
    message: `"{${name}}" in ${placeName(path)} stands for what "site:" says, and it has no ${quote(setting)}`,
    hint: `Write "${setting}:" under "site:", or words without {${name}}.`,
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
    message: `Cannot find the picture ${quote(href)} in ${placeName(path)}`,
    hint: 'A picture inside a text is a file of the folder public/: ![What it shows](/roof.jpg). One of the folder images/ stands in the "image:" of a section.',
  }))
}

function blank({ path }: Text): Finding {
  const message = `${capital(placeName(path))} holds nothing but spaces`
  return { code: 'empty-value', about: 'spaces', place: { path }, message, hint: 'Write its text.' }
}

function unknownToken({ path, schema: { placeholders } }: Text, name: string, { tokens, data }: Frame): Finding {
  const [set = ''] = name.split('.')
  if (path[0] === 'pages' && Object.hasOwn(Object(data.data), set)) return tokenOfSet(path, name, set)
  const fact = name.startsWith('facts.')
  const known = [...tokens.keys()]
  const alike = known.filter((token) => token.startsWith('facts.') === fact).map((token) => `{${token}}`)
  const same = knownNames(`{${name}}`, alike)
  const own =
    [`facts.${name}`, name.replace(/^site\./, '')].find((token) => tokens.has(token)) ?? ofSet(name, data.data)
  const lacking = name.replace(/^site\./, '')
  if (Object.hasOwn(schemaOf('site').properties ?? {}, lacking) && !tokens.has(lacking))
    return lackingToken(path, lacking, name)
  const filled = placeholders ?? []
  const suggested = own ? `Did you mean "${own}"? ` : didYouMean(name, filled) || didYouMean(name, known)
  const meant = suggested.replace(/"(.*)"/, '"{$1}"') + filledHere(filled)
  return {
    code: 'unknown-token',
    about: name,
    place: { path, text: `{${name}}` },
    message: `Cannot find what "{${name}}" stands for, used in ${placeName(path)}`,
    hint: `${meant}${fact ? orUse(same) : `Known: ${same}`}`,
  }
}

/** What the section itself puts into a text, such as the number of pages found. */
function filledHere(names: readonly string[]): string {
  const braced = names.map((name) => `{${name}}`)
  const last = braced.pop()
  // Words that every site brings along hold each their own.
  if (last === undefined || names.length > 3) return ''
  return `This text is given ${braced.length > 0 ? `${braced.join(', ')} and ` : ''}${last}. `
}

/** "areas.name" of the set "area". */
function ofSet(name: string, sets: unknown): string | undefined {
  const [written = '', field = ''] = name.split('.')
  const set = field === '' ? undefined : nearest(written, Object.keys(Object(sets)))
  return set !== undefined && Object.hasOwn(Object(Object(sets)[set].fields), field) ? `${set}.${field}` : undefined
}

/** On a page that is made for no item, all words of a set are one mistake. */
function tokenOfSet(path: Path, name: string, set: string): Finding {
  return {
    code: 'unknown-token',
    about: `${String(path[1])} ${set}`,
    place: { path, text: `{${name}}` },
    message: `Cannot find what "{${name}}" stands for, used in ${placeName(path)}: the page is not made for each item of "${set}"`,
    hint: `Put "{${set}.slug}" into the address ${quote(path[1])}, or remove it here.`,
  }
}

/** A fact whose name no text can use, such as one with a hyphen, is reported where it is declared. */
const isMiswritten = (name: string, { data }: Frame) =>
  name.startsWith('facts.') &&
  Object.keys(Object(data.facts)).some((key) => /[^a-zA-Z0-9]/.test(key) && tidyName(`facts.${key}`) === tidyName(name))

const orUse = (facts: string) => `Add it under "facts:"${facts === '' ? '.' : `, or use one of ${facts}`}`

const kinds = {
  icon: { code: 'unknown-icon', thing: 'icon', remedy: 'Icons have the names that lucide.dev/icons shows.' },
  font: {
    code: 'unknown-font',
    thing: 'font',
    remedy:
      'Any font of fontsource.org will do once it is installed: npm install @fontsource-variable/NAME, or @fontsource/NAME for one that is not variable.',
  },
  image: {
    code: 'missing-image',
    thing: 'image',
    remedy: 'Put the file into the folder images/, or correct the name.',
  },
  file: { code: 'missing-file', thing: 'file', remedy: 'Put the file into the folder public/, or correct the name.' },
  form: { code: 'unknown-form', thing: 'form', remedy: 'Forms are declared under "forms:".' },
  shared: { code: 'unknown-shared', thing: 'shared section', remedy: 'Shared sections are written under "shared:".' },
}

interface Near {
  /** It lies in the other folder. */
  elsewhere: boolean | undefined
  isImage: boolean
  /** What names of such files look like. */
  form: unknown
}

/** The file that was meant; where no text can name it as it is called, what to call it. */
function fileNear(name: string, known: readonly string[], { elsewhere, isImage, form }: Near): string {
  const [here, there] = isImage ? ['images/', 'public/'] : ['public/', 'images/']
  if (elsewhere) return `The file lies in the folder ${there}: move it. `
  const file = known.find((other) => fileName(other) === name) ?? nearest(name, known)
  if (file === undefined || typeof form !== 'string' || new RegExp(form).test(file)) return didYouMean(name, known)
  const tidy = fileName(file)
  if (!new RegExp(form).test(tidy)) return ''
  const write = tidy === name ? '' : `, and write ${quote(tidy)} here`
  return `The folder ${here} holds ${quote(file.replace(/^\//, ''))}: call it ${quote(tidy.replace(/^\//, ''))}${write}. `
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
  const known = { icon: icons, image: images, file: files ?? [name], font: fonts ?? [name], form: forms, shared }[kind]
  if (known.includes(name)) return []
  // A name with capitals or spaces is reported where it is declared, and so is a list in place of names.
  if (kind === 'form' || kind === 'shared') {
    const isList = Array.isArray(frame.data[kind === 'form' ? 'forms' : 'shared'])
    if (isList || known.some((key) => tidyName(key) === name)) return []
  }
  const { code, thing, ...usual } = kinds[kind]
  const remedy =
    kind === 'file' && isOptional(named)
      ? 'Put the file into the folder public/, correct the name, or remove the line.'
      : usual.remedy
  const list = known.length > 0 && known.length <= 30 ? ` Known: ${knownNames(name, known)}` : ''
  const message = `Cannot find ${thing} ${quote(name)} used by ${placeName(path)}`
  const elsewhere = kind === 'image' ? files?.includes(`/${name}`) : kind === 'file' && images.includes(name.slice(1))
  const near =
    kind === 'image' || kind === 'file'
      ? fileNear(name, known, { elsewhere, isImage: kind === 'image', form: schema.pattern })
      : didYouMean(name, known)
  return [{ code, about: name, place: { path }, message, hint: `${near}${remedy}${list}` }]
}
