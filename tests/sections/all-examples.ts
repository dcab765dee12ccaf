import { sectionTypes } from '../../renderer/content/schemas.ts'
import { type Example, readExamples } from '../../renderer/examples/read.ts'

/** Every example of every section type, in the order of the types and of each file. */
export const allExamples = (): Example[] => sectionTypes().flatMap(readExamples)
