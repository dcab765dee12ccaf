import type { Path } from '../../../renderer/common/problem.ts'
import { showText } from '../frame/controller.ts'
import { clear, write } from '../store/edit.ts'

/** Writes a text into the draft and at once onto the page. An empty text of an optional field goes with its key. */
export function writeText(path: Path, text: string, isRequired: boolean): string {
  showText(path, text)
  if (text === '' && !isRequired) clear(path)
  else write(path, text)
  return text
}
