import { safeJson } from '../../common/safe-json.ts'

/** Data for machines in a page: a script element that holds JSON and runs nothing. */
export function JsonScript({ id, type, value }: { id?: string; type: string; value: unknown }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped cannot end the element
  return <script id={id} type={type} dangerouslySetInnerHTML={{ __html: safeJson(value) }} />
}
