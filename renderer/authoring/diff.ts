import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { applyEdits, type Edit } from './edits.ts'

/** The edits as a unified diff, which `patch` and `git apply` understand. */
export const formatDiff = (file: string, source: string, edits: readonly Edit[]) =>
  createTwoFilesPatch(`a/${file}`, `b/${file}`, source, applyEdits(source, edits), undefined, undefined, {
    context: 2,
    headerOptions: FILE_HEADERS_ONLY,
  })
