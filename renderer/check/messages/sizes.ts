import { quote } from '../../common/place-names.ts'
import { type Explain, nameOf, orRemove, purposeOf } from './broken.ts'
import { noPages } from './types.ts'

export const short: Explain = (broken) => {
  const least = Number(broken.error.params.limit)
  const length = String(broken.value).length
  if (length === 0) {
    return {
      code: 'empty-value',
      place: { path: broken.path },
      message: `${nameOf(broken)} is empty`,
      hint: `Write its text${orRemove(broken)}.${purposeOf(broken)}`,
    }
  }
  const message = `${nameOf(broken)} is ${quote(broken.value)}, ${length} characters long; it needs at least ${least}`
  return {
    code: 'too-short',
    place: { path: broken.path },
    message,
    hint: `Write ${least - length} more characters.${purposeOf(broken)}`,
  }
}

export const long: Explain = (broken) => {
  const most = Number(broken.error.params.limit)
  const length = [...String(broken.value)].length
  const message = `${nameOf(broken)} is ${length} characters long; it may have at most ${most}: ${quote(broken.value)}`
  return {
    code: 'too-long',
    place: { path: broken.path },
    message,
    hint: `Shorten it by ${length - most} characters.${purposeOf(broken)}`,
  }
}

export const items =
  (few: boolean): Explain =>
  (broken) => {
    const { limit } = broken.error.params
    const count = Array.isArray(broken.value) ? broken.value.length : Object.keys(Object(broken.value)).length
    const message = `${nameOf(broken)} has ${count} ${count === 1 ? 'entry' : 'entries'}; it ${few ? 'needs at least' : 'may have at most'} ${limit}`
    const hint = few
      ? `Add ${limit - count} more${broken.isRequired ? '' : broken.path.at(-1) === undefined || typeof broken.path.at(-1) === 'string' ? ', or remove the key with its list' : ', or remove the entry'}.`
      : `Remove ${count - limit} of them.`
    return {
      code: few ? 'too-few-items' : 'too-many-items',
      place: { path: broken.path, key: true },
      message,
      hint: `${hint}${purposeOf(broken)}`,
    }
  }

export const fewKeys: Explain = (broken) => (broken.path[0] === 'pages' ? noPages : items(true)(broken))

export const range =
  (small: boolean): Explain =>
  (broken) => ({
    code: small ? 'too-small' : 'too-large',
    place: { path: broken.path },
    message: `${nameOf(broken)} is ${broken.value}; it must be ${small ? 'at least' : 'at most'} ${broken.error.params.limit}`,
    hint: `Write a number that is ${small ? 'at least' : 'at most'} ${broken.error.params.limit}.${purposeOf(broken)}`,
  })
