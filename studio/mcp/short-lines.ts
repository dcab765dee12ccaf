import { Transform } from 'node:stream'

/** No message of an assistant is longer: the largest site is smaller. */
export const mostBytes = 8_000_000
/** So much of both ends of a message is looked at for the number under which it waits for an answer. */
const looked = 400

/**
 * Lets lines through, and leaves out those that are too long without holding them: what reads behind it would end at
 * one, with all that is not saved. Whoever sent it is told by `refuse`, with the message's number if that can be seen.
 */
export function shortLines(refuse: (id: string | undefined) => void, most = mostBytes): Transform {
  let parts: Buffer[] = []
  let size = 0
  let ends = { head: '', tail: '' }
  const add = (part: Buffer) => {
    size += part.length
    if (size <= most) return void parts.push(part)
    if (parts.length > 0) ends = endsOf(Buffer.concat(parts))
    parts = []
    ends.tail = (ends.tail + part.toString('latin1')).slice(-looked)
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      let at = 0
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, at)) {
        add(chunk.subarray(at, end))
        if (size <= most) this.push(Buffer.concat([...parts, chunk.subarray(end, end + 1)]))
        else refuse(idIn(ends))
        parts = []
        size = 0
        ends = { head: '', tail: '' }
        at = end + 1
      }
      add(chunk.subarray(at))
      done()
    },
  })
}

const endsOf = (text: Buffer) => ({
  head: text.toString('latin1', 0, looked),
  tail: text.subarray(-looked).toString('latin1'),
})

/** As JSON; clients write it first or last. */
function idIn({ head, tail }: { head: string; tail: string }): string | undefined {
  const rpc = String.raw`"jsonrpc"\s*:\s*"2.0"`
  const id = String.raw`"id"\s*:\s*(\d+|"[\w-]*")`
  const first = new RegExp(String.raw`^\s*\{\s*(?:${rpc}\s*,\s*)?${id}`).exec(head)
  const last = new RegExp(String.raw`${id}\s*(?:,\s*${rpc}\s*)?\}\s*$`).exec(tail)
  return (first ?? last)?.[1]
}
