import { playerOf } from '../../common/foreign.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { siteName } from '../../common/site-name.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import type { Text } from '../../schema/walk.ts'
import { type Check, error } from './check.ts'

/** Addresses of videos and calendars of other sites that cannot be shown in a page. */
export const foreign = {
  when: 'always',
  codes: {
    'unknown-player': error(
      'The address leads to no video of YouTube or Vimeo, whose players a page can show. Copy the address of the video itself, or put the video into the folder public/ and name it under "file".',
      { yields: true },
    ),
    'short-link': error(
      'A short link only leads on to the calendar, and browsers do not follow it inside a page. Open it, and copy the address that the browser then shows.',
      { yields: true },
    ),
  },
  ofTexts: (texts) => texts.flatMap((text) => [...unknownPlayer(text), ...shortLink(text)]),
} satisfies Check

function unknownPlayer({ text, path, schema }: Text): Finding[] {
  if (schema.content !== 'player' || !isAddress(text) || playerOf(text)) return []
  const site = siteName(text)
  const isKnown = site === 'YouTube' || site === 'Vimeo'
  return [
    {
      code: 'unknown-player',
      place: { path },
      message: isKnown
        ? message('unknown-player.other-page', { url: shown(text), place: at(path), site })
        : message('unknown-player', { site: shown(site), place: at(path) }),
      hint: isKnown ? message('unknown-player.other-page-hint') : message('unknown-player.hint'),
    },
  ]
}

function shortLink({ text, path, schema }: Text): Finding[] {
  if (schema.content !== 'frame' || !/^https:\/\/calendar\.app\.google\//.test(text)) return []
  return [{ ...worded('short-link', { url: shown(text), place: at(path) }), place: { path } }]
}

const isAddress = (text: string) => text.startsWith('https://') && URL.canParse(text)
