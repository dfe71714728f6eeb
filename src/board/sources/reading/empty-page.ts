import { Parser } from 'htmlparser2'
import { isRecord } from '#platform/import/json-record.ts'

/** A web page without a marked advert, as far as it tells whether there are no jobs, or whether something is wrong. */
export interface EmptyPage {
  /** Whether it says that there are no jobs, and nothing in it speaks against that. */
  isSure: boolean
  /** What people see of it, and where its links lead: no job that was on it may be there still. */
  text: string
}

const WAIT = String.raw`(?!\s+(?:in|for|with|near|on|too|that|which|match\w*|found (?:for|in|near|with)|available (?:in|for|near)))`
const JOBS = '(?:vacanc(?:y|ies)|jobs|openings|positions|roles|job opportunities|opportunities)'
const SUCH =
  '(?:(?:current|currently|open|live|available|active|advertised|job|vacant|employment|any) ){0,3}'
/** ‘There are currently no vacancies’, ‘We do not have any open positions’, ‘We are not hiring at the moment’. */
const SAYS_NONE = new RegExp(
  [
    String.raw`\b(?:no|zero|(?<![\d.,])0) ${SUCH}${JOBS}\b${WAIT}`,
    String.raw`(?:\bnot|n[’']t) (?:currently |presently )?have any ${SUCH}${JOBS}\b${WAIT}`,
    String.raw`(?:\bnot|n[’']t) (?:currently |actively |presently ){0,2}(?:hiring|recruiting)\b${WAIT}`,
  ].join('|'),
  'i',
)
/** Pages that come in place of another: to log in, to agree to something, to wait, or because of a fault. */
const IN_PLACE =
  /\b(?:log ?in|sign ?in|log ?on|just a moment|one moment|access denied|forbidden|attention required|captcha|robot|human|cookies?|consent|before you continue|maintenance|back soon|error|not found|unavailable|oops|something went wrong)\b/i
/** Classes of what a script shows later. */
const UNSEEN_CLASS =
  /(?:^|[\s_-])(?:hidden|hide|d-none|invisible|sr-only|visually-hidden|template)(?:$|[\s_-])/i
const UNSEEN_TAG = new Set(['script', 'style', 'template', 'noscript', 'svg', 'select'])
/** An element with such an id and nothing in it is filled by a script: the page says nothing by itself. */
const MOUNT =
  /<(\w+)[^>]*\sid=["']?(?:root|app|__next|__nuxt|main-app|app-root)["']?[^>]*>\s*<\/\1>/i

/** Reads a page in which no advert is marked; null for what is no web page. */
export function readEmptyPage(body: Buffer): EmptyPage | null {
  const html = body.toString('utf8')
  if (!/^\s*<(?:!doctype html|html)\b/i.test(html)) return null
  const { texts, titles, links, scripts, isInPlace } = partsOf(html)
  const text = fold(texts.join(' '))
  const isWhole = /<\/html>\s*(?:<!--[^>]*-->\s*)?$/i.test(html)
  const isStrange =
    !isWhole ||
    isInPlace ||
    // One that cannot be read is there.
    /JobPosting/i.test(html) ||
    MOUNT.test(html) ||
    titles.some((title) => IN_PLACE.test(title))
  const saysSo = SAYS_NONE.test(text) || scripts.some(hasEmptyList)
  return { isSure: saysSo && !isStrange, text: [text, ...links].join('\n') }
}

/** Whether a job that was on a page is on it still, though nothing marks it. */
export function isOnPage(
  { text }: EmptyPage,
  { title, reference, sourceUrl }: { title: string; reference: string; sourceUrl: string | null },
): boolean {
  const address = URL.parse(sourceUrl ?? reference)
  const path = address ? address.pathname + address.search : ''
  return text.includes(fold(title)) || (path.length > 1 && text.includes(path))
}

function fold(text: string) {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/** The texts that people see, headings and title, links, JSON-LD, and whether it stands for another page. */
function partsOf(html: string) {
  const [texts, titles, links, scripts]: [string[], string[], string[], string[]] = [[], [], [], []]
  const open: { name: string; isUnseen: boolean }[] = []
  let [isInPlace, isJson] = [false, false]
  const parser = new Parser({
    onopentag(name, attributes) {
      const { type = '', href = '', class: classes = '', style = '' } = attributes
      isJson = name === 'script' && /^application\/ld\+json\b/i.test(type.trim())
      if (isJson) scripts.push('')
      isInPlace ||=
        (name === 'input' && type.toLowerCase() === 'password') ||
        (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh')
      if (name === 'a') links.push(href)
      if (/^(?:title|h1)$/.test(name)) titles.push('')
      const isUnseen =
        UNSEEN_TAG.has(name) ||
        attributes.hidden !== undefined ||
        attributes['aria-hidden'] === 'true' ||
        UNSEEN_CLASS.test(classes) ||
        /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)
      open.push({ name, isUnseen: isUnseen || (open.at(-1)?.isUnseen ?? false) })
    },
    ontext(part) {
      const at = isJson ? scripts : null
      if (at) at[at.length - 1] += part
      const within = open.at(-1)
      if (!within || within.isUnseen) return
      if (open.some(({ name }) => /^(?:title|h1)$/.test(name)))
        titles[titles.length - 1] = `${titles.at(-1)} ${part}`
      if (open.every(({ name }) => name !== 'title')) texts.push(part)
    },
    onclosetag() {
      isJson = false
      open.pop()
    },
  })
  parser.write(html)
  parser.end()
  return { texts, titles, links, scripts, isInPlace }
}

/** Whether JSON-LD has a list of nothing (ItemList). */
function hasEmptyList(json: string) {
  try {
    return nodesOf(JSON.parse(json)).some(
      (node) =>
        node['@type'] === 'ItemList' &&
        (node.numberOfItems === 0 ||
          (Array.isArray(node.itemListElement) && node.itemListElement.length === 0)),
    )
  } catch {
    return false
  }
}

function nodesOf(value: unknown): Record<string, unknown>[] {
  const values = [value].flat().filter(isRecord)
  return values.flatMap((node) => [
    node,
    ...[node['@graph'], node.mainEntity].flat().filter(isRecord),
  ])
}
