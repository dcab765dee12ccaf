import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isPacked, PROJECT } from './folders.ts'

/**
 * Files of sections and parts that a project brings beside its pages.yaml, by a pattern such as
 * `sections/{quote,team}/schema.json`, with their paths in the project. None where somebody works on the program itself, whose
 * own sections/ they would be.
 */
export const ownFiles = (pattern: string): string[] =>
  isPacked
    ? globSync(pattern, { cwd: PROJECT, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(PROJECT.length))
        .sort()
    : []

/** Where files of a project's own lie on the disk. */
export const ownFile = (path: string) => join(PROJECT, path)

/** Where sections are that a project adds, and what takes the place of parts of the program. */
export const ownFolders: readonly string[] = isPacked ? ['sections', 'overrides'].map(ownFile) : []

/** Whether a file belongs to the {@link ownFolders}. */
export const isOwn = (file: string) => ownFolders.some((folder) => file.startsWith(`${folder}/`))

/** Whether a project has any code of its own. */
export const hasOwn = () => ownFiles('{sections,overrides}/**/*.tsx').length > 0

/** The types of section that a project brings: one folder each. */
export const ownTypes = (): string[] => [...new Set(ownFiles('sections/*/*').map((file) => file.split('/')[1] ?? ''))]

/** What the component of a section type is called: "before-after" is drawn by BeforeAfter. */
export const componentName = (type: string) =>
  type.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The parts besides sections that a project may replace, and where the program has them. */
export const replaceable: Readonly<Record<string, string>> = {
  Header: 'renderer/html/document/Header.tsx',
  Footer: 'renderer/html/document/Footer.tsx',
  Card: 'sections/cards/Card.tsx',
}

/** What a file of a component is called: of overrides/Footer.tsx "Footer". */
export const partName = (file: string) => basename(file, '.tsx')
