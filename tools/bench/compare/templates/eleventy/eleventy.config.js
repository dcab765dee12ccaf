import markdownIt from 'markdown-it'

const markdown = markdownIt({ linkify: true })

export default function configure(config) {
  config.addFilter('markdown', (text) => markdown.render(text))
  config.addGlobalData('layout', 'page.njk')
  return { dir: { input: 'content', includes: '../_includes', data: '../_data', output: 'out' } }
}
