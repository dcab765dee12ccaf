import type { Line } from './lines.ts'

/** Whether a line opens a text on the next lines, with "|" or ">". */
export const isBlockText = (line: Line | undefined) => /^[|>]/.test(line?.value ?? '')
