/** A piece of an advert, as its writer's plain text shows it. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }

const BULLET = /^\s*(?:[-–—•·▪●*‣◦]|o(?=\s{2,})|\d{1,2}[.)](?=\s))\s*(?=\S)/
const LONGEST_HEADING = 70

/**
 * Finds the headings, lists and paragraphs in plain text. A heading is a short line of its own that
 * does not end like a sentence; everything that is not clearly a heading or a list stays a paragraph.
 */
export function toBlocks(description: string): Block[] {
  const blocks: Block[] = []
  const lines = description.split('\n').map((line) => line.trim())
  for (const [index, line] of lines.entries()) {
    const last = blocks.at(-1)
    const followsBlank = index === 0 || lines[index - 1] === ''
    if (line === '') continue
    if (BULLET.test(line)) {
      const item = line.replace(BULLET, '')
      if (last?.kind === 'list') last.items.push(item)
      else blocks.push({ kind: 'list', items: [item] })
    } else if (isHeading(line, followsBlank, lines.slice(index + 1))) {
      blocks.push({ kind: 'heading', text: line.replace(/:$/, '') })
    } else if (last?.kind === 'paragraph' && !followsBlank) {
      last.text += `\n${line}`
    } else {
      blocks.push({ kind: 'paragraph', text: line })
    }
  }
  return blocks
}

function isHeading(line: string, followsBlank: boolean, rest: string[]) {
  const next = rest.find((other) => other !== '')
  if (!followsBlank || next === undefined || line.length > LONGEST_HEADING) return false
  if (/[.!?;,]$/.test(line) || !/^\p{Lu}|^\d/u.test(line)) return false
  const isNextShort = next.length <= LONGEST_HEADING && !BULLET.test(next) && !/[.!?]$/.test(next)
  return line.endsWith(':') || !isNextShort
}
