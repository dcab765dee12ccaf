import { type FontPart, partFor, partsOf } from '../../common/font-parts.ts'
import { type FontPackage, fontFile } from './package.ts'

/** Fonts of systems by their full names, in the order in which they are asked for: of Windows, Apple and Linux. */
interface ScriptFonts {
  regular: string
  bold: string
}

/** What is shown of a script where the chosen font has none of it: letters of the same kind, which nobody fetches. */
interface Script {
  range: string
  sans: ScriptFonts
  serif: ScriptFonts
}

/** Full letters, their punctuation, and the forms that are as wide as they. */
const IDEOGRAPHS = 'U+2E80-303F,U+31C0-31EF,U+3200-9FFF,U+F900-FAFF,U+FE30-FE4F,U+FF00-FFEF,U+20000-3FFFF'

const scripts: Partial<Record<FontPart, Script>> = {
  arabic: {
    range: 'U+600-6FF,U+750-77F,U+8A0-8FF,U+FB50-FDFF,U+FE70-FEFC',
    sans: {
      regular: 'Segoe UI|Geeza Pro|GeezaPro|Noto Sans Arabic|Noto Sans Arabic Regular|Noto Sans Arabic UI',
      bold: 'Segoe UI Bold|Geeza Pro Bold|GeezaPro-Bold|Noto Sans Arabic Bold|Noto Sans Arabic UI Bold',
    },
    serif: {
      regular: 'Sakkal Majalla|Traditional Arabic|Al Nile|AlNile|Noto Naskh Arabic|Noto Naskh Arabic Regular|Amiri',
      bold: 'Sakkal Majalla Bold|Traditional Arabic Bold|Al Nile Bold|AlNile-Bold|Noto Naskh Arabic Bold|Amiri Bold',
    },
  },
  hebrew: {
    range: 'U+591-5F4,U+20AA,U+FB1D-FB4F',
    sans: {
      regular: 'Segoe UI|Arial Hebrew|ArialHebrew|Noto Sans Hebrew|Noto Sans Hebrew Regular|Arial|Liberation Sans',
      bold: 'Segoe UI Bold|Arial Hebrew Bold|ArialHebrew-Bold|Noto Sans Hebrew Bold|Arial Bold|Liberation Sans Bold',
    },
    serif: {
      regular: 'David|New Peninim MT|NewPeninimMT|Noto Serif Hebrew|Noto Serif Hebrew Regular|Times New Roman',
      bold: 'David Bold|New Peninim MT Bold|NewPeninimMT-Bold|Noto Serif Hebrew Bold|Times New Roman Bold',
    },
  },
  thai: {
    range: 'U+E01-E5B',
    sans: {
      regular: 'Leelawadee UI|Thonburi|Noto Sans Thai|Noto Sans Thai Regular',
      bold: 'Leelawadee UI Bold|Thonburi Bold|Thonburi-Bold|Noto Sans Thai Bold',
    },
    serif: {
      regular: 'Angsana New|Krungthep|Noto Serif Thai|Noto Serif Thai Regular',
      bold: 'Angsana New Bold|Krungthep|Noto Serif Thai Bold',
    },
  },
  devanagari: {
    range: 'U+900-97F,U+1CD0-1CFF,U+20B9,U+A8E0-A8FF',
    sans: {
      regular: 'Nirmala UI|Kohinoor Devanagari Regular|KohinoorDevanagari-Regular|Noto Sans Devanagari',
      bold: 'Nirmala UI Bold|Kohinoor Devanagari Semibold|KohinoorDevanagari-Semibold|Noto Sans Devanagari Bold',
    },
    serif: {
      regular: 'Mangal|ITF Devanagari Book|ITFDevanagari-Book|Noto Serif Devanagari',
      bold: 'Mangal Bold|ITF Devanagari Bold|ITFDevanagari-Bold|Noto Serif Devanagari Bold',
    },
  },
  'chinese-simplified': {
    range: IDEOGRAPHS,
    sans: {
      regular:
        'Microsoft YaHei|PingFang SC Regular|PingFangSC-Regular|Noto Sans CJK SC|NotoSansCJKsc-Regular|Noto Sans SC',
      bold: 'Microsoft YaHei Bold|PingFang SC Semibold|PingFangSC-Semibold|Noto Sans CJK SC Bold|NotoSansCJKsc-Bold',
    },
    serif: {
      regular: 'SimSun|Songti SC Regular|STSongti-SC-Regular|Noto Serif CJK SC|NotoSerifCJKsc-Regular|Noto Serif SC',
      bold: 'Songti SC Bold|STSongti-SC-Bold|Noto Serif CJK SC Bold|NotoSerifCJKsc-Bold|SimSun',
    },
  },
  'chinese-traditional': {
    range: `${IDEOGRAPHS},U+3100-312F`,
    sans: {
      regular: 'Microsoft JhengHei|PingFang TC Regular|PingFangTC-Regular|Noto Sans CJK TC|NotoSansCJKtc-Regular',
      bold: 'Microsoft JhengHei Bold|PingFang TC Semibold|PingFangTC-Semibold|Noto Sans CJK TC Bold|NotoSansCJKtc-Bold',
    },
    serif: {
      regular: 'PMingLiU|Songti TC Regular|STSongti-TC-Regular|Noto Serif CJK TC|NotoSerifCJKtc-Regular',
      bold: 'Songti TC Bold|STSongti-TC-Bold|Noto Serif CJK TC Bold|NotoSerifCJKtc-Bold|PMingLiU',
    },
  },
  japanese: {
    range: `${IDEOGRAPHS},U+3040-30FF`,
    sans: {
      regular:
        'Yu Gothic Medium|YuGothic-Medium|HiraginoSans-W3|Hiragino Sans W3|Meiryo|Noto Sans CJK JP|NotoSansCJKjp-Regular',
      bold: 'Yu Gothic Bold|YuGothic-Bold|HiraginoSans-W6|Hiragino Sans W6|Meiryo Bold|Noto Sans CJK JP Bold|NotoSansCJKjp-Bold',
    },
    serif: {
      regular: 'Yu Mincho|YuMin-Medium|HiraMinProN-W3|Hiragino Mincho ProN W3|Noto Serif CJK JP|NotoSerifCJKjp-Regular',
      bold: 'Yu Mincho Demibold|YuMin-Demibold|HiraMinProN-W6|Hiragino Mincho ProN W6|Noto Serif CJK JP Bold|NotoSerifCJKjp-Bold',
    },
  },
  korean: {
    range: `${IDEOGRAPHS},U+1100-11FF,U+3130-318F,U+A960-A97F,U+AC00-D7FF`,
    sans: {
      regular:
        'Malgun Gothic|Apple SD Gothic Neo Regular|AppleSDGothicNeo-Regular|Noto Sans CJK KR|NotoSansCJKkr-Regular',
      bold: 'Malgun Gothic Bold|Apple SD Gothic Neo Bold|AppleSDGothicNeo-Bold|Noto Sans CJK KR Bold|NotoSansCJKkr-Bold',
    },
    serif: {
      regular: 'Batang|AppleMyungjo|Noto Serif CJK KR|NotoSerifCJKkr-Regular|NanumMyeongjo',
      bold: 'Noto Serif CJK KR Bold|NotoSerifCJKkr-Bold|NanumMyeongjoBold|Batang|AppleMyungjo',
    },
  },
}

const hasPart = (font: FontPackage, part: FontPart): boolean => {
  const file = fontFile(font, part, { weight: 400, isLarge: false })
  return file?.characters ? partsOf(file.characters).includes(part) : file !== undefined
}

/**
 * The faces of a family for letters of the site's languages that its font lacks. They stand behind the faces of the same
 * weight that stand in for it, so that browsers ask them first, and for these letters alone.
 */
export function scriptRules(
  languages: readonly string[],
  font: FontPackage,
  faces: readonly { family: string; weight: string; isBold: boolean }[],
): string {
  const lacking = [...new Set(languages.map(partFor))].filter((part) => !hasPart(font, part))
  return lacking
    .flatMap((part) => {
      const script = scripts[part]
      const fonts = script?.[font.category === 'serif' ? 'serif' : 'sans']
      return faces.flatMap(({ family, weight, isBold }) => {
        if (!fonts) return []
        const local = fonts[isBold ? 'bold' : 'regular'].split('|').map((name) => `local(${name})`)
        return `@font-face{font-family:${family} Fallback;src:${local.join(',')};font-weight:${weight};unicode-range:${script.range}}`
      })
    })
    .join('')
}
