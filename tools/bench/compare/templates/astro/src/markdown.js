import markdownIt from 'markdown-it'

const renderer = markdownIt({ linkify: true })

export const markdown = (text) => renderer.render(text)
