import { type ComponentType, createContext, useContext } from 'react'
import type { Path } from '../../../renderer/common/problem.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'

export interface FieldProps {
  path: Path
  schema: Schema
  value: unknown
  label: string
  isRequired: boolean
  /** Takes the field out; left out where it cannot be. */
  onRemove?: (() => void) | undefined
}

const FieldContext = createContext<ComponentType<FieldProps>>(() => null)

/** Gives the fields within groups and lists, which hold any kind of field, the component that chooses among all. */
export const FieldProvider = FieldContext.Provider
export const useField = () => useContext(FieldContext)
