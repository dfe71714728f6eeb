import { Parser } from 'htmlparser2'

/** A row of a table on a page, with the name of the table above it: ‘1a’. */
export interface PageRow {
  table: string | null
  cells: string[]
}

/** A saved page of the rules: its tables, and all of its text. */
export interface RulesPage {
  rows: PageRow[]
  text: string
}

const TABLE_NAME = /^Table (\d[a-z]*):/i
const BLOCKS = new Set([
  'p',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'caption',
  'div',
  'tr',
  'br',
  'ol',
  'ul',
])
const SILENT = new Set(['script', 'style', 'noscript'])

/** Reads a page saved as HTML, or as Markdown with tables. */
export function readPage(content: string): RulesPage {
  const lines = /<(?:table|html|body)\b/i.test(content)
    ? linesOfHtml(content)
    : content.split(/\r?\n/)
  const rows: PageRow[] = []
  let table: string | null = null
  for (const line of lines) {
    const name = TABLE_NAME.exec(line.trim())?.[1]
    if (name) table = name.toLowerCase()
    if (!line.startsWith('|')) continue
    const cells = line
      .replace(/\|\s*$/, '')
      .split('|')
      .slice(1)
      .map(tidy)
    rows.push({ table, cells })
  }
  return { rows, text: tidy(lines.join(' ')) }
}

/** The page as lines, its rows as Markdown has them. */
function linesOfHtml(html: string): string[] {
  let text = ''
  let silent = 0
  let row: string[] | null = null
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.has(name)) silent += 1
      if (name === 'tr') row = []
      if ((name === 'td' || name === 'th') && row) row.push('')
      else if (BLOCKS.has(name) && row === null) text += '\n'
    },
    ontext(part) {
      if (silent > 0) return
      if (row === null) text += part
      else if (row.length > 0) row.push(`${row.pop() ?? ''}${part.replaceAll('|', '/')}`)
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent -= 1
      if (name === 'tr' && row) {
        text += `\n| ${row.map(tidy).join(' | ')} |\n`
        row = null
      } else if (row !== null && row.length > 0) row.push(`${row.pop() ?? ''} `)
      else if (BLOCKS.has(name)) text += '\n'
    },
  })
  parser.end(html)
  return text.split('\n')
}

function tidy(text: string) {
  return text.replaceAll('**', '').replaceAll(/\s+/g, ' ').trim()
}
