/** Drawings that run something when they are opened, each in another way: it asks for the address that is given. */
export function hostileDrawings(address: string): Record<string, string> {
  const deed = `void(new Image().src='${address}')`
  const svg = (inner: string, more = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="400" height="400" viewBox="0 0 20 20"${more}>${inner}<rect width="20" height="20" fill="green"/></svg>`
  const onTop = '<rect width="20" height="20" fill="red"/>'
  const after = (inner: string) => svg('').replace('</svg>', `${inner}</svg>`)
  const encoded = [...deed].map((letter) => `&#${letter.charCodeAt(0)};`).join('')
  return {
    'a script': svg(`<script>${deed}</script>`),
    'a script of a file': svg(`<script href="data:text/javascript,${encodeURIComponent(deed)}"/>`),
    'a script with a prefix': svg(`<s:script xmlns:s="http://www.w3.org/2000/svg">${deed}</s:script>`),
    'a script of HTML': svg(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">${deed}</h:script>`),
    'a script in a part of the text that is no markup': svg(`<script><![CDATA[${deed}]]></script>`),
    'a script out of an entity': `<!DOCTYPE svg [<!ENTITY e "&#60;script&#62;${encoded}&#60;/script&#62;">]>${svg('&e;')}`,
    'a script behind a style': svg(`<style>a{}</style ><script>${deed}</script>`),
    'a deed of the drawing': svg('', ` onload="${deed}"`),
    'a deed in signs': svg('', ` onload="${encoded}"`),
    'a deed without a space before it': svg(`<image id="a"\nonerror="${deed}" href="x:"/>`),
    'a deed of a picture of HTML': svg(
      `<foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="x:" onerror="${deed}"/></foreignObject>`,
    ),
    'a page within it': svg(
      `<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>${deed}&lt;/script>"/></foreignObject>`,
    ),
    'an animation that begins': svg(`<animate attributeName="x" dur="1s" onbegin="${deed}"/>`),
    'a link': after(`<a href="javascript:${deed}">${onTop}</a>`),
    'a link of old': after(`<a xlink:href="javascript:${deed}">${onTop}</a>`),
    'a link in signs': after(`<a href="java&#115;cript:${deed}">${onTop}</a>`),
    'a link with a tab': after(`<a href="java&#9;script:${deed}">${onTop}</a>`),
    'a click': after(`<rect width="20" height="20" onclick="${deed}"/>`),
  }
}
