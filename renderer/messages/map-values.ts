import type { Message, Value } from './message.ts'

/** A message with its values changed, and those of the sentences within it. */
export function mapValues<Said extends Message | readonly Message[]>(
  said: Said,
  change: (value: Value) => Value,
): Said {
  const value = (given: Value): Value =>
    typeof given === 'object' && ('id' in given || Array.isArray(given))
      ? mapValues(given as Message, change)
      : change(given)
  const one = ({ id, values }: Message): Message =>
    values
      ? { id, values: Object.fromEntries(Object.entries(values).map(([name, given]) => [name, value(given)])) }
      : { id }
  return ('id' in said ? one(said) : said.map(one)) as Said
}
