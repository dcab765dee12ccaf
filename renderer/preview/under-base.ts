/** Attributes that hold one address, and the styles of a page. Whatever else reads alike has its quotes escaped. */
const single = /(\s(?:href|src|action|formaction|poster)="|url\((?:["']|&quot;|&#x27;)?)\/(?!\/)/gi
const several = /\s(?:image)?srcset="[^"]*"/gi
/** What an island is given, as JSON in an attribute. */
const props = /\sdata-props="[^"]*"/g
const singleIn = /(&quot;(?:href|src|url|action|endpoint|page|poster|siteMap|target|to)&quot;:&quot;)\/(?!\/)/g

/**
 * A page of the site with all its addresses under a base, so that it lives where its host has something else at its root,
 * such as the published site: what is clicked, sent or shown there is the preview's.
 */
export function underBase(html: string, base = '/'): string {
  if (base === '/') return html
  return html
    .replace(single, `$1${base}`)
    .replace(several, (attribute) => attribute.replaceAll(/(["\s,])\/(?!\/)/g, `$1${base}`))
    .replace(props, (attribute) => attribute.replaceAll(singleIn, `$1${base}`))
}
