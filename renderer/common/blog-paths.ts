/** What the addresses below a blog are called. */
interface BlogPaths {
  tags: string
  authors: string
  page: string
}

const english: BlogPaths = { tags: 'tags', authors: 'authors', page: 'page' }

const byLanguage: Readonly<Record<string, BlogPaths>> = {
  de: { tags: 'themen', authors: 'autoren', page: 'seite' },
  es: { tags: 'temas', authors: 'autores', page: 'pagina' },
  fr: { tags: 'themes', authors: 'auteurs', page: 'page' },
  it: { tags: 'temi', authors: 'autori', page: 'pagina' },
  nl: { tags: 'onderwerpen', authors: 'auteurs', page: 'pagina' },
  pl: { tags: 'tematy', authors: 'autorzy', page: 'strona' },
  pt: { tags: 'temas', authors: 'autores', page: 'pagina' },
}

/** Parts of the addresses that the build makes below a blog, in its language; English where there are none. */
export const blogPaths = (language: string): BlogPaths => byLanguage[language.slice(0, 2)] ?? english
