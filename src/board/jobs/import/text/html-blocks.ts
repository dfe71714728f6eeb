import { Parser } from 'htmlparser2'

export type BlockTag = 'p' | 'h3' | 'h4' | 'ul' | 'ol'

/** Text with the same emphasis throughout. */
export interface Run {
  text: string
  isStrong: boolean
  isEmphasised: boolean
}

/** A paragraph, a heading, or one item of a list. */
export interface Block {
  tag: BlockTag
  runs: Run[]
}

const HEADINGS = new Map<string, BlockTag>([
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h3', 'h3'],
  ['h4', 'h4'],
  ['h5', 'h4'],
  ['h6', 'h4'],
])
const STRONG = new Set(['b', 'strong'])
const EMPHASIS = new Set(['i', 'em'])
const LISTS = new Set(['ul', 'ol'])
/** Elements whose content is not part of the advert's text. */
const IGNORED = new Set(
  'script style noscript template iframe object embed svg math head title select button textarea'.split(
    ' ',
  ),
)
/** Styles that hide an element from readers. */
const HIDING =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?(?![.\d])|font-size\s*:\s*0(?![.\d]))/i
/** Elements that begin and end a paragraph. */
const BLOCK_LEVEL = new Set(
  'p div section article header footer main aside address blockquote pre table tr hr dl dt dd figure figcaption td th'.split(
    ' ',
  ),
)

/** Open elements that the parser looks through for each tag. No advert nests as many; more would take time by their square. */
const DEEPEST = 200

/** Parses HTML, however broken, into blocks. Only its structure survives, not its markup. */
export function parseHtmlBlocks(html: string): Block[] {
  const blocks: Block[] = []
  const lists: BlockTag[] = []
  const inside = { silent: 0, strong: 0, emphasis: 0 }
  /** Whether each open element is hidden. */
  const hidden: boolean[] = []
  let current: Block = { tag: 'p', runs: [] }

  function begin(tag: BlockTag) {
    if (current.runs.some(({ text }) => text.trim() !== '')) blocks.push(current)
    current = { tag, runs: [] }
  }

  function add(text: string) {
    const run = { text, isStrong: inside.strong > 0, isEmphasised: inside.emphasis > 0 }
    const last = current.runs.at(-1)
    const isSame = last?.isStrong === run.isStrong && last.isEmphasised === run.isEmphasised
    if (last && isSame) last.text += text
    else current.runs.push(run)
  }

  function change(name: string, isOpening: boolean) {
    const step = isOpening ? 1 : -1
    const heading = HEADINGS.get(name)
    if (IGNORED.has(name)) inside.silent += step
    else if (STRONG.has(name)) inside.strong += step
    else if (EMPHASIS.has(name)) inside.emphasis += step
    else if (heading) begin(isOpening ? heading : 'p')
    else if (LISTS.has(name)) {
      if (isOpening) lists.push(name as BlockTag)
      else lists.pop()
      begin('p')
    } else if (name === 'li') begin(isOpening ? (lists.at(-1) ?? 'ul') : 'p')
    else if (!BLOCK_LEVEL.has(name)) return
    // A paragraph inside an item belongs to the item.
    else if (current.tag === 'ul' || current.tag === 'ol') add('\n')
    else begin('p')
  }

  /** Parses up to the element that is too deep, and returns what is behind it, which may be shown. */
  function parsePart(part: string): string {
    let depth = 0
    let isTooDeep = false
    const parser = new Parser({
      onopentag: (name, attributes) => {
        const isHidden = isHiding(attributes)
        hidden.push(isHidden)
        if (isHidden) inside.silent += 1
        if (name === 'br') add('\n')
        else change(name, true)
        depth += 1
        if (depth <= DEEPEST) return
        isTooDeep = true
        parser.pause()
      },
      onclosetag: (name) => {
        depth -= 1
        if (hidden.pop()) inside.silent -= 1
        if (name !== 'br') change(name, false)
      },
      ontext: (text) => inside.silent === 0 && add(text.replace(/\s+/g, ' ')),
    })
    parser.end(part)
    return isTooDeep && inside.silent === 0 ? part.slice(parser.endIndex + 1) : ''
  }

  for (let rest = html; rest !== '';) rest = parsePart(rest)
  begin('p')
  return blocks
}

function isHiding({ hidden, style }: Record<string, string>) {
  return hidden !== undefined || (style !== undefined && HIDING.test(style))
}
