import { escapeText } from 'entities'
import { cleanCharacters, cutAtWord } from './clean-text.ts'
import { parseHtmlBlocks, type Block, type Run } from './html-blocks.ts'

export interface Description {
  /** p, br, ul, ol, li, strong, em, h3 and h4 without attributes; null if there was no markup. */
  html: string | null
  /** The description as plain text: a blank line between blocks, '- ' before an item. */
  text: string
  isCut: boolean
}

/** Parses an HTML description, cut to `limit` characters of plain text. */
export function parseHtmlDescription(html: string, limit: number): Description {
  const parts: { html: string; text: string; tag: Block['tag'] }[] = []
  let left = limit
  let isCut = false
  for (const block of parseHtmlBlocks(html).flatMap(tidy)) {
    if (left <= 0) {
      isCut = true
      break
    }
    const { runs, length } = cutRuns(block.runs, left)
    isCut ||= length > left
    left -= Math.min(length, left) + 4
    const text = runs.map((run) => run.text).join('')
    if (text) parts.push({ tag: block.tag, html: runs.map(toHtml).join(''), text })
  }
  return { ...join(parts), isCut }
}

/** Cleans and trims the runs; two line breaks in a row begin a new block. */
function tidy({ tag, runs }: Block): Block[] {
  const blocks: Block[] = [{ tag, runs: [] }]
  for (const run of runs) {
    const text = cleanCharacters(run.text)
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
    for (const [index, piece] of text.split(/\n{2,}/).entries()) {
      if (index > 0) blocks.push({ tag, runs: [] })
      if (piece) blocks.at(-1)?.runs.push({ ...run, text: piece })
    }
  }
  return blocks.map((block) => ({ tag, runs: trimmed(block.runs) })).filter(hasText)
}

function trimmed(runs: Run[]) {
  const from = runs.findIndex(({ text }) => text.trim() !== '')
  const to = runs.findLastIndex(({ text }) => text.trim() !== '')
  const rest = runs.slice(Math.max(from, 0), to + 1).map((run) => ({ ...run }))
  const [first] = rest
  const last = rest.at(-1)
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  return rest
}

function hasText({ runs }: Block) {
  return runs.length > 0
}

/** The runs that fit, and the `length` of all. */
function cutRuns(runs: Run[], limit: number) {
  const length = runs.reduce((sum, { text }) => sum + text.length, 0)
  if (length <= limit) return { runs, length }
  const result: Run[] = []
  let left = limit
  for (const run of runs) {
    if (left <= 0) break
    result.push({ ...run, text: cutAtWord(run.text, left) })
    left -= run.text.length
  }
  return { runs: trimmed(result), length }
}

function toHtml({ text, isStrong, isEmphasised }: Run) {
  const escaped = escapeText(text).replaceAll('\n', '<br>')
  const emphasised = isEmphasised ? `<em>${escaped}</em>` : escaped
  return isStrong ? `<strong>${emphasised}</strong>` : emphasised
}

function join(parts: { html: string; text: string; tag: Block['tag'] }[]) {
  let html = ''
  let text = ''
  for (const [index, part] of parts.entries()) {
    const { tag } = part
    const isItem = tag === 'ul' || tag === 'ol'
    const follows = isItem && parts[index - 1]?.tag === tag
    const isLast = isItem && parts[index + 1]?.tag !== tag
    html += isItem
      ? `${follows ? '' : `<${tag}>`}<li>${part.html}</li>${isLast ? `</${tag}>` : ''}`
      : `<${tag}>${part.html}</${tag}>`
    text += `${text && (follows ? '\n' : '\n\n')}${isItem ? '- ' : ''}${part.text}`
  }
  return { html: html || null, text }
}
