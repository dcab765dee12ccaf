import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { parseSync } from 'vite'
import { engineFile } from '../../folders.ts'
import type { Source } from './classes.ts'

/** The words of a source file that may be classes of what it makes, and the files that it imports. */
export function readSource(path: string, text: string): Source {
  const imports = [...text.matchAll(/\b(?:from |import\()(['"])(\.[^'"]+)\1/g)].map(([, , name = '']) => name)
  const ofEntry = /import \{([^}]*)\} from ['"]pages-from-yaml\/section['"]/.exec(text)?.[1] ?? ''
  imports.push(...ofEntry.split(',').flatMap((name) => exportedBy(name.trim().split(/\s/)[0] ?? '')))
  const words = textsIn(parseSync(path, text).program).flatMap((part) => part.match(/[^\s"'`]+/g) ?? [])
  return { imports, words: [...new Set(words)] }
}

/** The file of what renderer/section.ts hands on under a name. */
function exportedBy(name: string): string[] {
  const file = new RegExp(`^export \\{[^}]*\\b${name}\\b[^}]*\\} from '(.+)'`, 'm').exec(section())?.[1]
  return name && file ? [`/${join('renderer', file)}`] : []
}

let text: string | undefined

const section = () => {
  text ??= readFileSync(engineFile('renderer/section.ts'), 'utf8')
  return text
}

/** The texts in quotes. Parts of a template stand apart: of `notice-${tone}` there is "notice-". */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  if (isNoClass(node)) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateElement') return [Object(node.value).raw]
  return Object.values(node).flatMap(textsIn)
}

interface Node {
  type?: string
  value?: unknown
  operator?: string
  name?: Node | string
}

/** Types, names of files, what something is compared with, text between tags, and attributes of HTML but classes. */
function isNoClass({ type = '', operator = '', name }: Node): boolean {
  if (type === 'BinaryExpression') return /^[!=]==$/.test(operator)
  if (type === 'JSXAttribute') return ofHtml.test(String(Object(name).name))
  return /^(?:TSLiteralType|TSTemplateLiteralType|ImportDeclaration|ExportAllDeclaration|JSXText)$/.test(type)
}

/** Attributes with words of HTML's own that are words of Tailwind too. */
const ofHtml = /^(?:type|role|loading|decoding|method|rel|name|media|blocking|aria-[a-z]+|data-[a-z-]+|width|height)$/
