import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Broken, type Explain, isOptional, purposeOf } from './broken.ts'
import { noPages } from './types.ts'

export const short: Explain = (broken) => {
  const least = Number(broken.error.params.limit)
  const count = String(broken.value).length
  const place = at(broken.path)
  if (count === 0) {
    return {
      code: 'empty-value',
      place: { path: broken.path },
      message: message('empty-value.text', { place }),
      hint: [message('empty-value.text-hint', { optional: isOptional(broken) }), ...purposeOf(broken.schema)],
    }
  }
  return {
    code: 'too-short',
    place: { path: broken.path },
    message: message('too-short', { place, value: shown(broken.value), count, least }),
    hint: [message('too-short.hint', { count: least - count }), ...purposeOf(broken.schema)],
  }
}

export const long: Explain = ({ error, path, value, schema }) => {
  const most = Number(error.params.limit)
  const count = [...String(value)].length
  return {
    code: 'too-long',
    place: { path },
    message: message('too-long', { place: at(path), count, most, value: shown(value) }),
    hint: [message('too-long.hint', { count: count - most }), ...purposeOf(schema)],
  }
}

const entriesOf = ({ value }: Broken) => (Array.isArray(value) ? value.length : Object.keys(Object(value)).length)

export const fewItems: Explain = (broken) => {
  const { error, path, schema, isRequired } = broken
  const least = Number(error.params.limit)
  const count = entriesOf(broken)
  const whole = typeof path.at(-1) === 'number' ? 'entry' : 'list'
  const remove = isRequired ? 'nothing' : whole
  return {
    code: 'too-few-items',
    place: { path, key: true },
    message: message('too-few-items', { place: at(path), count, least }),
    hint: [message('too-few-items.hint', { count: least - count, remove }), ...purposeOf(schema)],
  }
}

export const manyItems: Explain = (broken) => {
  const { error, path, schema } = broken
  const most = Number(error.params.limit)
  const count = entriesOf(broken)
  return {
    code: 'too-many-items',
    place: { path, key: true },
    message: message('too-many-items', { place: at(path), count, most }),
    hint: [message('too-many-items.hint', { count: count - most }), ...purposeOf(schema)],
  }
}

export const fewKeys: Explain = (broken) => (broken.path[0] === 'pages' ? noPages : fewItems(broken))

export const range =
  (code: 'too-small' | 'too-large'): Explain =>
  ({ error, path, value, schema }) => {
    const limit = String(error.params.limit)
    const hint = code === 'too-small' ? 'too-small.hint' : 'too-large.hint'
    return {
      code,
      place: { path },
      message: message(code, { place: at(path), value: String(value), limit }),
      hint: [message(hint, { limit }), ...purposeOf(schema)],
    }
  }
