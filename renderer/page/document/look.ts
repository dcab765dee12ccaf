import { kebab } from '../../library/kebab.ts'
import type { SiteFrame } from '../../site/index.ts'

/** More entries do not fit beside the name. */
const MOST_BESIDE = 5
/** Letters of a name that stands on one line of a narrow phone beside the menu. */
const MOST_LETTERS = 20

type Given = Pick<SiteFrame, 'settings' | 'navigation'>

/**
 * The arrangements that a site chooses, as classes of its pages. The styles of one stand under its class, and are sent
 * to sites that have it (styles/index.ts).
 */
export function looksOf({ settings, navigation }: Given): string[] {
  const { theme = {}, brand, announcement, logo, phone, locality, languages } = settings
  const { header = {}, mobile = {}, shape = {} } = theme
  const { header: entries = [] } = navigation
  const hasMenu = entries.length > 0 || languages !== undefined
  const isBeside = header.brand === 'left' && hasMenu && entries.length <= MOST_BESIDE
  const hasBar = (mobile.place !== false && locality !== undefined) || navigation.bar !== undefined
  const looks = {
    'header-left': header.brand === 'left',
    'header-row': isBeside,
    'header-over': header.brand === 'over',
    'no-menu': !hasMenu && header.brand !== 'over',
    'no-call-line': mobile.callLine === false || !phone,
    'no-bar': !hasBar,
    'long-name': brand.length > MOST_LETTERS && (!logo || logo.withName === true),
    logo: logo !== undefined,
    announcement: announcement !== undefined,
  }
  const arrangements = Object.entries(looks).flatMap(([name, isChosen]) => (isChosen ? [`look-${name}`] : []))
  return [...arrangements, ...Object.entries(shape).map(([name, value]) => `look-${kebab(name)}-${value}`)]
}
