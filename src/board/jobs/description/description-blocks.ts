/** A block of an advert's plain text. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] }

const BULLET = /^(?:[-–—•·▪●*‣◦]|o(?=\s{2,}))\s*(?=[^\s])/
const NUMBER = /^\d{1,2}[.)](?=\s|\p{Lu})\s*(?=[^\s])/u
const RULE = /^[\s\-–—_=*~#.•·]+$/
const LONGEST_HEADING = 70

/**
 * The headings, lists and paragraphs in plain text. A heading is a short separate line that does not end like a
 * sentence; anything not clearly a heading or a list is a paragraph. Lines of dashes are only separators.
 */
export function toBlocks(description: string): Block[] {
  const blocks: Block[] = []
  const lines = description
    .split('\n')
    .map((line) => line.trim())
    .map((line) => (RULE.test(line) ? '' : line))
  const following = findFollowing(lines)
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const followsBlank = index === 0 || lines[index - 1] === ''
    const last = blocks.at(-1)
    if (isItem(line)) addItem(blocks, line)
    else if (followsBlank && isHeading(line, following[index])) {
      blocks.push({ kind: 'heading', text: line.replace(/[\s:–-]+$/, '') })
    } else if (last?.kind === 'paragraph' && !followsBlank) last.text += `\n${line}`
    else blocks.push({ kind: 'paragraph', text: line })
  }
  return blocks
}

function isItem(line: string) {
  return BULLET.test(line) || NUMBER.test(line)
}

function addItem(blocks: Block[], line: string) {
  const isOrdered = NUMBER.test(line)
  const item = line.replace(isOrdered ? NUMBER : BULLET, '')
  const last = blocks.at(-1)
  if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(item)
  else blocks.push({ kind: 'list', isOrdered, items: [item] })
}

/** The next line with text after each line. */
function findFollowing(lines: string[]): (string | undefined)[] {
  let next: string | undefined
  return lines
    .toReversed()
    .map((line) => {
      const following = next
      if (line !== '') next = line
      return following
    })
    .toReversed()
}

function isHeading(line: string, next: string | undefined) {
  if (next === undefined || line.length > LONGEST_HEADING) return false
  if (/[.!?;,]$/.test(line) || !/^\p{Lu}|^\d/u.test(line)) return false
  const isNextShort = next.length <= LONGEST_HEADING && !isItem(next) && !/[.!?]$/.test(next)
  return line.endsWith(':') || !isNextShort
}
