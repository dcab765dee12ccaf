import { playerOf } from '../../common/foreign.ts'
import { placeName, quote } from '../../common/place-names.ts'
import type { Finding } from '../../common/problem.ts'
import { siteName } from '../../common/site-name.ts'
import type { Text } from '../../schema/walk.ts'
import type { Check } from './check.ts'

/** Addresses of videos and calendars of other sites that cannot be shown in a page. */
export const foreign = {
  when: 'always',
  codes: {
    'unknown-player': {
      severity: 'error',
      yields: true,
      about:
        'The address leads to no video of YouTube or Vimeo, whose players a page can show. Copy the address of the video itself, or put the video into the folder public/ and name it under "file".',
    },
    'short-link': {
      severity: 'error',
      yields: true,
      about:
        'A short link only leads on to the calendar, and browsers do not follow it inside a page. Open it, and copy the address that the browser then shows.',
    },
  },
  ofTexts: (texts) => texts.flatMap((text) => [...unknownPlayer(text), ...shortLink(text)]),
} satisfies Check

function unknownPlayer({ text, path, schema }: Text): Finding[] {
  if (schema.content !== 'player' || !isAddress(text) || playerOf(text)) return []
  const name = siteName(text)
  const isKnown = name === 'YouTube' || name === 'Vimeo'
  const message = isKnown
    ? `${quote(text)} in ${placeName(path)} is no video of ${name}`
    : `Cannot play a video of ${quote(name)} in ${placeName(path)}: only YouTube and Vimeo are known`
  const hint = isKnown
    ? 'Open the video itself and copy its address: https://www.youtube.com/watch?v=… or https://vimeo.com/…'
    : 'Put the video into the folder public/ and write "file: /tour.mp4" in place of "url:", or publish it there.'
  return [{ code: 'unknown-player', place: { path }, message, hint }]
}

function shortLink({ text, path, schema }: Text): Finding[] {
  if (schema.content !== 'frame' || !/^https:\/\/calendar\.app\.google\//.test(text)) return []
  const message = `${quote(text)} in ${placeName(path)} is a short link, which cannot be shown in a page`
  const hint =
    'Open it and copy the address that the browser shows then: https://calendar.google.com/calendar/appointments/…'
  return [{ code: 'short-link', place: { path }, message, hint }]
}

const isAddress = (text: string) => text.startsWith('https://') && URL.canParse(text)
