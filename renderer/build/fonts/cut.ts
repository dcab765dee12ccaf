import { hash } from 'node:crypto'
import { join } from 'node:path'
import { writeWhole } from '../../common/write-whole.ts'
import { type FontChoice, fontsOf } from '../../expand/theme/fonts.ts'
import type { SiteSettings } from '../../schema/types.generated.ts'
import { allSets, type CharacterSet } from './characters.ts'
import { cutFace, type Face, faceOutlines, faceRule, measureFace } from './faces.ts'
import { capitalsBy, SANS, standInRule, standIns } from './fallback.ts'
import { type FontPackage, italicOf, LEAST_BOLD, nearestWeight, readFont } from './package.ts'
import { scriptRules } from './scripts.ts'

/** What a page needs of its site's fonts. */
export interface MadeFonts {
  /** A style sheet with the faces, and with fonts of systems that stand in for them. */
  styles: string
  /** Where the files are, by their addresses on the site. */
  files: Record<string, string>
}

const FONTS_URL = '/fonts/'
/** Bytes of a file with all weights: two with one weight each, of whatever fits into a server's first answer, are more. */
const MOST_WHOLE = 18_500
/** Of text and of what stands out in it. */
const TEXT = { min: 400, max: 650 }

/** By what the fonts of a site are chosen. */
export type DrawnFonts = Pick<SiteSettings, 'theme' | 'language' | 'languages'>

/** The faces in which text is drawn without a browser. */
export async function drawnFaces({ theme }: Pick<DrawnFonts, 'theme'>, ownFolder?: string) {
  const choice = fontsOf(theme)
  const sets = allSets()
  const [heading, font] = await Promise.all([headingFace(choice, ownFolder), readFont(choice.text, ownFolder)])
  const [display, body] = await Promise.all([
    faceOutlines(heading, sets),
    faceOutlines({ font, weight: 600, isLarge: false }, sets),
  ])
  return { display, body }
}

type MadeChoice = FontChoice & { inCapitals: boolean; languages: readonly string[] }

async function headingFace({ heading, headingWeight }: FontChoice, ownFolder: string | undefined): Promise<Heading> {
  const font = await readFont(heading, ownFolder)
  const [ownWeight = BOLD] = font.isVariable ? [] : font.weights
  return { font, weight: headingWeight ?? ownWeight, isLarge: true }
}

/** Of headings in a variable font of the site's own. */
const BOLD = 700

/** Where a site's own fonts lie, and into which folder its fonts are cut. */
interface Folders {
  own: string | undefined
  cut: string
}

/** Cuts the fonts of a site into files of a folder. */
export async function cutFonts(choice: MadeChoice, sets: CharacterSet[], folders: Folders): Promise<MadeFonts> {
  const heading = await headingFace(choice, folders.own)
  const font = await readFont(choice.text, folders.own)
  const italic = await italicOf(font, folders.own)
  const files: MadeFonts['files'] = {}
  const write = async (face: Face, set: CharacterSet, content: Uint8Array) => {
    const weight = typeof face.weight === 'number' ? `-${face.weight}` : ''
    const style = face.font.isItalic ? '-italic' : ''
    const name = `${face.font.id}${style}${weight}${set.name && `-${set.name}`}.${hash('sha256', content).slice(0, 8)}.woff2`
    const file = join(folders.cut, name)
    // Headings and text may share it.
    if (!Object.hasOwn(files, FONTS_URL + name)) {
      files[FONTS_URL + name] = file
      await writeWhole(file, content)
    }
    return FONTS_URL + name
  }
  const rules = async (family: string, face: Face, weight: string) => {
    const cuts = sets.map(async (set) => {
      const content = await cutFace(face, set)
      return content
        ? faceRule(family, await write(face, set, content), { weight, isLeaning: face.font === italic }, set)
        : ''
    })
    return (await Promise.all(cuts)).reverse().join('')
  }
  const texts = await textFaces(heading, font, sets)
  const common = texts.find(({ face }) => holds(face, heading))
  const faces = [
    common
      ? // Headings ask for bold, and get of its weights the one that is named here.
        rules('Heading', common.face, `${heading.weight}`)
      : // Its one file is for every weight: browsers would make a light one bold by smearing it.
        rules('Heading', heading, '1 1000'),
    ...texts.map(({ face, weight }) => rules('Text', face, weight)),
    // In one weight: of words that are stressed and bold at once, which are rare, browsers make the bold.
    ...(italic ? [rules('Text', { font: italic, weight: italicWeight(italic), isLarge: false }, '1 500')] : []),
  ]
  const styles = [...(await Promise.all(faces)), await standInStyles(heading, font, sets, choice)].join('')
  return { styles, files }
}

const italicWeight = ({ axes, weights }: FontPackage) => (axes.wght ? TEXT.min : nearestWeight(weights, TEXT.min))

type Heading = Face & { weight: number }

/** Whether a face of the text serves the headings too: where large letters have no design of their own. */
const holds = ({ font, weight }: Face, heading: Heading): boolean =>
  heading.font.id === font.id &&
  heading.weight >= LEAST_BOLD &&
  !font.axes.opsz &&
  (typeof weight === 'number'
    ? weight === heading.weight
    : weight.min <= heading.weight && heading.weight <= weight.max)

/**
 * One file with all weights, those of headings too where it serves them, if it is small enough; else one for text and
 * one for what stands out in it.
 */
async function textFaces(
  heading: Heading,
  font: FontPackage,
  sets: CharacterSet[],
): Promise<{ face: Face; weight: string }[]> {
  const face = (weight: Face['weight']): Face => ({ font, weight, isLarge: false })
  const [first] = sets
  const { wght } = font.axes
  for (const most of [Math.max(TEXT.max, heading.weight), TEXT.max]) {
    if (!wght || !first) break
    const whole = face({ min: Math.max(wght.min, TEXT.min), max: Math.min(wght.max, most) })
    if (most > TEXT.max && !holds(whole, heading)) continue
    if (((await cutFace(whole, first))?.length ?? 0) <= MOST_WHOLE)
      return [{ face: whole, weight: `${TEXT.min} ${TEXT.max}` }]
  }
  const [regular, strong] = [TEXT.min, TEXT.max].map((wanted) =>
    font.axes.wght ? wanted : nearestWeight(font.weights, wanted),
  )
  // Of an own font that is not bold anywhere browsers make what is bold: its owner has nothing else to put into a text.
  if (regular === undefined || strong === undefined || regular === strong)
    return [{ face: face(TEXT.min), weight: font.files && (regular ?? 0) < LEAST_BOLD ? '1 500' : '1 1000' }]
  return [
    { face: face(regular), weight: '1 500' },
    { face: face(strong), weight: '501 1000' },
  ]
}

async function standInStyles(
  heading: Heading,
  font: FontPackage,
  sets: CharacterSet[],
  { inCapitals, languages }: MadeChoice,
) {
  const text = (weight: number) => measureFace({ font, weight, isLarge: false }, sets)
  const [large, regular, strong] = await Promise.all([measureFace(heading, sets), text(TEXT.min), text(TEXT.max)])
  const ofHeading = standIns(heading.font.category)
  const ofText = standIns(font.category)
  const systemHeading = heading.weight >= LEAST_BOLD ? ofHeading.bold : ofHeading.regular
  const spacing = { '--system-capitals': capitalsBy(strong, ofText.bold) }
  if (inCapitals) Object.assign(spacing, { '--system-heading-capitals': capitalsBy(large, systemHeading) })
  const spacings = Object.entries(spacing).map(([name, by]) => `${name}:${by.toFixed(3)}em`)
  return [
    standInRule('Heading', '1 1000', large, systemHeading),
    standInRule('Text', '400', regular, ofText.regular),
    standInRule('Text', '600 650', strong, ofText.bold),
    scriptRules(languages, heading.font, [
      { family: 'Heading', weight: '1 1000', isBold: heading.weight >= LEAST_BOLD },
    ]),
    scriptRules(languages, font, [
      { family: 'Text', weight: '400', isBold: false },
      { family: 'Text', weight: '600 650', isBold: true },
    ]),
    `@layer base{:root{${spacings.join(';')}}`,
    ofText.generic === SANS ? '' : stackRules('Text', 'body', ofText.generic),
    ofHeading.generic === SANS ? '' : stackRules('Heading', 'display', ofHeading.generic),
    '}',
  ].join('')
}

/** What stands last in a stack of fonts, where that is not what tokens.css has. */
const stackRules = (family: string, name: 'body' | 'display', generic: string) =>
  `:root{--web-${name}:${family},${family} Fallback,${generic}}@media screen and (scripting:enabled){.system-fonts{--${name}:${family} Fallback,${generic}}}`
