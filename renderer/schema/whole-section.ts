import { isOpeningType, sectionTypes } from './schemas.ts'
import { schemaErrors } from './validators.ts'

/** Whether a group is a section that breaks no rule of its type. */
export function isWholeSection(block: Record<string, unknown>): boolean {
  const { type, use } = block
  if (type === undefined) return use !== undefined && schemaErrors('use', block).length === 0
  return sectionTypes().includes(String(type)) && schemaErrors(`sections/${type}`, block).length === 0
}

/** Every type whose rules a group keeps; of the openings of pages, only where nothing else fits. */
export function fittingTypes(block: Record<string, unknown>): string[] {
  const types = sectionTypes().filter((type) => schemaErrors(`sections/${type}`, { ...block, type }).length === 0)
  const others = types.filter((type) => !isOpeningType(type))
  return others.length > 0 ? others : types
}

/** The type whose rules a group keeps: what was meant where its own is missing, or says otherwise. */
export function fittingType(block: Record<string, unknown>): string | undefined {
  return sectionTypes().find((type) => schemaErrors(`sections/${type}`, { ...block, type }).length === 0)
}
