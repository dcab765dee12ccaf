import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { applyEdits, type Edit } from './edits.ts'

/** The edits as a unified diff, which `patch` and `git apply` understand. */
export const formatDiff = (file: string, source: string, edits: readonly Edit[]) =>
  formatChanges(file, source, applyEdits(source, edits))

/** What differs between two texts of a file as a unified diff. */
export const formatChanges = (file: string, before: string, after: string) =>
  createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, {
    context: 2,
    headerOptions: FILE_HEADERS_ONLY,
  })
