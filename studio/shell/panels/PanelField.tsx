import { Field } from '../form/Field.tsx'
import type { FieldProps } from '../form/field-props.ts'
import { CalendarField } from './CalendarField.tsx'
import { ColorField } from './ColorField.tsx'
import { DrawnField, isDrawn } from './DrawnField.tsx'
import { FontPairs } from './FontPairs.tsx'
import { FormCards } from './FormCards.tsx'
import { FormFields, KindField } from './FormFields.tsx'
import { LanguageField, LanguagesField, TranslationField, TranslationsField } from './LanguageField.tsx'
import { isMenu, MenuField } from './MenuField.tsx'
import { WeekField } from './WeekField.tsx'

/** The field for a schema within a panel: what is chosen by eye is drawn there. */
export function PanelField(props: FieldProps) {
  const Control = controlFor(props)
  // What holds where nothing is written shows as chosen.
  const { enum: choices, type, default: usual } = props.schema
  const value = props.value ?? (choices || type === 'boolean' ? usual : undefined)
  return <Control {...props} value={value} />
}

function controlFor({ path, schema }: FieldProps) {
  const entry = schema.items?.properties
  if (entry?.date && entry.opens) return CalendarField
  if (entry?.days && entry.opens) return WeekField
  const [part, group, key] = path.slice(-3)
  if (path[0] === 'forms' && path[2] === 'fields')
    return path.length === 3 ? FormFields : key === 'type' ? KindField : Field
  if (path.length === 1 && path[0] === 'forms') return FormCards
  if (path.length === 1 && path[0] === 'translations') return TranslationsField
  if (path[0] === 'translations' && path.length === 2) return TranslationField
  if (isMenu(path)) return MenuField
  if (path.length < 4 && path[0] === 'site' && path[1] === 'languages')
    return path.length === 2 ? LanguagesField : LanguageField
  if (path.length === 2 && path[0] === 'site' && path[1] === 'language') return LanguageField
  if (part !== 'site' && part !== 'theme') return Field
  if (part === 'site' && group === 'theme' && (key === 'brand' || key === 'secondary')) return ColorField
  if (group === 'fonts' && key === 'pair') return FontPairs
  return isDrawn(path) ? DrawnField : Field
}
