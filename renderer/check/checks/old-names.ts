import { type Check, warning } from './check.ts'

/** Names that sections and fields had before, which are told when the file is read. */
export const oldNames = {
  when: 'always',
  codes: {
    'old-name': warning(
      'A section or field has another name now. The old one still works; "npx pages-from-yaml migrate" writes the new one everywhere.',
    ),
  },
  ofPage: ({ warnings }) => [...warnings],
  ofSite: ({ warnings }) => [...warnings],
} satisfies Check
