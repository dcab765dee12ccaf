/**
 * A function that knows its last answer, for what is asked about one text again and again while somebody types in
 * another part of it. Nobody may change what it answers.
 */
export function keepLast<Value>(make: (text: string) => Value): (text: string) => Value {
  let last: { text: string; value: Value } | undefined
  return (text) => {
    if (last?.text !== text) last = { text, value: make(text) }
    return last.value
  }
}
