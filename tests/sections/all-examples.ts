import { type Example, readExamples } from '../../renderer/gallery/examples/read.ts'
import { sectionTypes } from '../../renderer/schema/schemas.ts'

/** Every example of every section type, in the order of the types and of each file. */
export const allExamples = (): Example[] => sectionTypes().flatMap(readExamples)
