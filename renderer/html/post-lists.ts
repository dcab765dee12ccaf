import type { PostsBlock } from '../schema/types.generated.ts'
import type { PageContextValue } from './context.ts'
import { type ListedPosts, listedPosts, listKey } from './posts.ts'

/** The addresses of the pages of a list. */
function listRoutes({ ask, page, site }: PageContextValue, wanted: Pick<PostsBlock, 'tag' | 'author'>) {
  const key = listKey(wanted, site.settings.language)
  return ask('list', page.language === undefined ? key : `${key} ${page.language}`)
}

/** The page of a tag or of an author, where there is one. */
export const listRoute = (context: PageContextValue, wanted: Pick<PostsBlock, 'tag' | 'author'>) =>
  listRoutes(context, wanted)[0]

/** The posts that a section shows on its page, and the pages on which its list goes on. */
export function postsOn(context: PageContextValue, block: PostsBlock): ListedPosts {
  const { ask, page, site } = context
  return listedPosts(ask('posts', page.language), block, site.settings, listRoutes(context, block), page.route)
}
