import { MAX_RECORD_LENGTH } from '#platform/import/limits.ts'

/**
 * Faults of careless feeds: an ampersand or a ‘less than’ that begins nothing, and an HTML element without an end. What
 * CDATA and comments hold is text, and is skipped.
 */
const FAULTS =
  /<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->|&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z]\w{0,31};)|<(?![a-z_/!?])|<(?:br|hr|img)\b[^<>]*>/gi
const SPACE_AT_START = /^\s+(?=<\?xml)/
const LONGEST_ENTITY = 40
const LONGEST_TAG = 1000

/** The chunks of an XML file without faults that a reader can tell from what was meant. */
export async function* repairXml(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  let isStart = true
  for await (const chunk of chunks) {
    const text = isStart ? chunk.replace(SPACE_AT_START, '') : rest + chunk
    isStart = false
    const end = endOfComplete(text)
    rest = text.slice(end)
    yield text.slice(0, end).replace(FAULTS, repair)
  }
  yield rest.replace(FAULTS, repair)
}

function repair(found: string) {
  if (found === '&') return '&amp;'
  if (found === '<') return '&lt;'
  return found.startsWith('<!') || found.endsWith('/>') ? found : `${found.slice(0, -1)}/>`
}

/** The index before anything that goes on in the next chunk. */
function endOfComplete(text: string) {
  const open = Math.max(
    unclosed(text, '<![CDATA[', ']]>', MAX_RECORD_LENGTH),
    unclosed(text, '<!--', '-->', MAX_RECORD_LENGTH),
  )
  if (open !== -1) return open
  const tag = unclosed(text, '<', '>', LONGEST_TAG)
  return tag === -1 ? endBeforeEntity(text) : tag
}

function endBeforeEntity(text: string) {
  const entity = unclosed(text, '&', ';', LONGEST_ENTITY)
  return entity === -1 ? text.length : entity
}

/** The index of the last beginning without an end, if it is not too far back; else -1. */
function unclosed(text: string, begin: string, end: string, longest: number) {
  const at = text.lastIndexOf(begin)
  return at === -1 || text.length - at > longest || text.indexOf(end, at) !== -1 ? -1 : at
}
