import type { Finding, Problem } from '../../common/problem.ts'
import type { Frame } from '../../expand/frame.ts'
import type { PageOutline, Pages } from '../../expand/outline.ts'
import type { Expansion } from '../../expand/templates/expand.ts'
import type { Text } from '../../schema/walk.ts'
import type { PageIndex } from '../page-index.ts'
import type { Surroundings } from '../surroundings.ts'

/** One kind of problem: what docs/problems.md says of it, and how it is reported. */
export interface Code {
  /** How grave it is, unless a finding says otherwise. */
  severity: Problem['severity']
  /** What is wrong and what to do, for somebody who never programmed. */
  about: string
  /** The same mistake in several places, told by `about` of the findings, is one problem. */
  joins?: true
  /** Not worth saying where the value has another mistake. */
  yields?: true
}

export type Codes = Readonly<Record<string, Code>>

type Reported = Pick<Code, 'joins' | 'yields'>
/** What a site cannot be built with. */
export const error = (about: string, reported: Reported = {}): Code => ({ severity: 'error', about, ...reported })
/** What its owner may have meant. */
export const warning = (about: string, reported: Reported = {}): Code => ({ severity: 'warning', about, ...reported })

/**
 * Something that can be wrong, with the codes of its problems. By the functions that it has it says what it needs to
 * see; what they find in a page is kept until what they see of it changes.
 */
export interface Check {
  codes: Codes
  /**
   * When it is made: `always`; `in full` where doubts are wanted too, which the preview leaves out to show the page
   * first; `if sound` where there is no error besides, since it compares pages or asks whether names are used.
   */
  when: 'always' | 'in full' | 'if sound'
  /** Sees the texts of a page, or of all that stands around the pages, and nothing of other pages. */
  ofTexts?: (texts: readonly Text[], around: Around) => Finding[]
  /** Sees one page and what stands around the pages. */
  ofPage?: (page: PageToCheck, around: Around) => Finding[]
  /** Sees what is known of all pages, and what stands around them. */
  ofSite?: (site: SiteToCheck) => Finding[]
}

/** What a page is judged by. */
export interface Around {
  frame: Frame
  surroundings: Surroundings
  /** yyyy-mm-dd */
  today: string
  /** The text of the file from which the texts were read; empty where a mistake in it makes that uncertain. */
  source: () => string
}

export interface PageToCheck {
  route: string
  data: unknown
  outline: PageOutline
  /** What was found when the page was read. */
  warnings: readonly Finding[]
  /** What the checks before this one have found in the page. */
  findings: readonly Finding[]
}

export interface SiteToCheck {
  site: Pages<PageIndex>
  expansion: Expansion
  /** The pages that the build makes of the posts: nobody wrote them, so nothing is said of them. */
  madeOfPosts: Pick<ReadonlySet<string>, 'has'>
  /** What was found outside the pages when the file was read. */
  warnings: readonly Finding[]
  surroundings: Surroundings
  /** yyyy-mm-dd */
  today: string
  /** The texts of a page, which may have to be read for it. */
  textsOf: (route: string) => readonly Text[]
  /** How much of two pages reads the same, from 0 to 1: see {@link similarity}. */
  similarityOf: (route: string, other: string) => number
}
