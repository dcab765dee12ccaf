/** For each text whether every word occurs somewhere in it. Capitals and the kind of apostrophe make no difference. */
export function matching(texts: readonly string[], words: string): boolean[] {
  const wanted = plain(words)
    .split(/[\s,.?!]+/)
    .filter(Boolean)
  return texts.map((text) => {
    const within = plain(text)
    return wanted.every((word) => within.includes(word))
  })
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")
