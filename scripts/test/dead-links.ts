import type { Seen, Trouble } from './look.ts'

/** Links within a site that lead to no page or file of it, or to a place that the page does not have. */
export async function deadLinks(url: string, pages: readonly Seen[]): Promise<Trouble[]> {
  const known = new Map(pages.map(({ route, anchors }) => [route, new Set(anchors)]))
  const answers = new Map<string, Promise<boolean>>()
  const isThere = (path: string) => {
    const answer = answers.get(path) ?? fetch(`${url}${path}`, { method: 'HEAD' }).then(({ ok }) => ok)
    answers.set(path, answer)
    return answer
  }
  const troubles: Trouble[] = []
  for (const { route, links } of pages) {
    for (const link of new Set(links)) {
      const [path = '', anchor = ''] = link.split('#')
      const anchors = known.get(path === '/' ? path : path.replace(/\/$/, ''))
      const names = ['', 'top', ...(anchors ?? [])]
      const isFound = anchors
        ? names.some((name) => anchor === encodeURI(name) || anchor === name)
        : await isThere(path)
      if (!isFound)
        troubles.push({ route, what: `A link leads nowhere: ${link}`, wayOut: wayOut(anchors !== undefined) })
    }
  }
  return troubles
}

const wayOut = (isPage: boolean) =>
  isPage
    ? 'That page has no such place: name one by its "id:", or leave out "#" and what follows.'
    : 'Lead it to a page or file that is there.'
