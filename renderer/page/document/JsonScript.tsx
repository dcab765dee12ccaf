import { safeJson } from '../../library/safe-json.ts'

/** Data for machines in a page: a script element that holds JSON and runs nothing. */
export function JsonScript({ type, value }: { type: string; value: unknown }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped cannot end the element
  return <script type={type} dangerouslySetInnerHTML={{ __html: safeJson(value) }} />
}
