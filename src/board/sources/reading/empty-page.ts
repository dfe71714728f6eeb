import { Parser } from 'htmlparser2'
import { isRecord } from '#platform/import/json-record.ts'

/** A web page without a marked advert, as far as it tells whether there are no jobs, or whether something is wrong. */
export interface EmptyPage {
  /** Whether it says that there are no jobs, and nothing in it speaks against that. */
  isSure: boolean
  /** What people see of it, and where its links lead: no job that was on it may be there still. */
  text: string
}

/** The end of a paragraph, in the texts that people see. */
const PARAGRAPH = '\u2029'
const PARAGRAPHS = /^(?:p|div|h[1-6])$/
/** What follows where all are meant: ‘No jobs’ may be those of a place, of a search, or of a warning. */
const ALL = String.raw`\b(?: (?:currently|available|open|right now|now|at (?:the moment|present|this time))){0,3}(?: ?(?:[.!?;${PARAGRAPH}]|$)|,?(?: (?:but|so))? please\b)`
const JOBS = '(?:vacanc(?:y|ies)|jobs|openings|positions|roles|job opportunities|opportunities)'
const SUCH =
  '(?:(?:current|currently|open|live|available|active|advertised|job|vacant|employment|any) ){0,3}'
/** ‘There are currently no vacancies’, ‘We do not have any open positions’, ‘We are not hiring at the moment’. */
const SAYS_NONE = new RegExp(
  [
    String.raw`\bno ${SUCH}${JOBS}${ALL}`,
    String.raw`(?:\bnot|n[’']t) (?:currently |presently )?have any ${SUCH}${JOBS}${ALL}`,
    String.raw`(?:\bnot|n[’']t) (?:currently |actively |presently ){0,2}(?:hiring|recruiting)${ALL}`,
  ].join('|'),
  'i',
)
/** Pages that come in place of another: to log in, to agree to something, to wait, or because of a fault. */
const IN_PLACE =
  /\b(?:log ?in|sign ?in|log ?on|just a moment|one moment|access denied|forbidden|attention required|captcha|(?:not|are you) an? (?:robot|human)|are you human|cookies?|consent|before you continue|maintenance|back soon|error|not found|unavailable|oops|something went wrong)\b/i
/** Classes of what nobody sees, or a script shows later. */
const UNSEEN_CLASS =
  /(?:^|\s)(?:is-|js-|u-)?(?:hidden|hide|d-none|invisible|sr-only|visually-hidden)(?:\s|$)/i
const UNSEEN_TAG = new Set(['script', 'style', 'template', 'noscript', 'svg', 'select'])
/** An element with such an id and nothing in it is filled by a script: the page says nothing by itself. */
const FILLED_LATER = new Set(['root', 'app', '__next', '__nuxt', 'main-app', 'app-root'])
/** Characters that people see: a page of more than that is none without jobs. */
const LONGEST_TEXT = 100_000

/** Tags: a page with more is none without jobs, and elements deep within each other are slow to read. */
const MOST_TAGS = 20_000

/** Reads a page in which no advert is marked; null for what is no web page. */
export function readEmptyPage(body: Buffer): EmptyPage | null {
  const html = body.toString('utf8')
  if (!/^\s*<(?:!doctype html|html)\b/i.test(html)) return null
  if (html.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1) return { isSure: false, text: '' }
  const { texts, title, links, scripts, isInPlace } = partsOf(html)
  const seen = texts.join(' ')
  const text = fold(seen)
  const isWhole = /<\/html>\s*(?:<!--[^>]*-->\s*)?$/i.test(html.slice(-2000))
  const isStrange =
    !isWhole ||
    isInPlace ||
    // One that cannot be read is there.
    /JobPosting/i.test(html) ||
    text.length > LONGEST_TEXT ||
    IN_PLACE.test(fold(title))
  const saysSo = SAYS_NONE.test(seen.replaceAll(/[^\S\u2029]+/g, ' ')) || scripts.some(hasEmptyList)
  return { isSure: saysSo && !isStrange, text: [text, ...links].join('\n') }
}

/** Whether a job that was on the page at this address is on it still, though nothing marks it. */
export function isOnPage(
  { text }: EmptyPage,
  { title, reference, sourceUrl }: { title: string; reference: string; sourceUrl: string | null },
  address: string,
): boolean {
  const own = URL.parse(sourceUrl ?? reference)
  const path = own && own.href !== address ? own.pathname + own.search : '/'
  return text.includes(fold(title)) || (path !== '/' && text.includes(path))
}

function fold(text: string) {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

interface OpenElement {
  isUnseen: boolean
  /** Whether it is in the title of the page, or in that or its first heading. */
  isInTitle: boolean
  isInHeading: boolean
  isFilledLater: boolean
}

const nothingOpen = (): OpenElement => ({
  isUnseen: false,
  isInTitle: false,
  isInHeading: false,
  isFilledLater: false,
})

/** The texts that people see, title and headings, links, JSON-LD, and whether it stands for another page. */
function partsOf(html: string) {
  const [texts, titles, links, scripts]: [string[], string[], string[], string[]] = [[], [], [], []]
  const open: OpenElement[] = []
  let [isInPlace, isJson] = [false, false]
  const around = () => open.at(-1) ?? nothingOpen()
  const parser = new Parser({
    onopentag(name, attributes) {
      const within = around()
      within.isFilledLater = false
      isJson = name === 'script' && /^application\/ld\+json\b/i.test((attributes.type ?? '').trim())
      if (isJson) scripts.push('')
      if (name === 'a') links.push(attributes.href ?? '')
      isInPlace ||= standsForAnother(name, attributes)
      open.push({
        isUnseen: within.isUnseen || isUnseen(name, attributes),
        isInTitle: within.isInTitle || name === 'title',
        isInHeading: within.isInHeading || name === 'title' || name === 'h1',
        isFilledLater: FILLED_LATER.has((attributes.id ?? '').toLowerCase()),
      })
    },
    ontext(part) {
      if (isJson) scripts.push(`${scripts.pop() ?? ''}${part}`)
      const within = around()
      if (part.trim() !== '') within.isFilledLater = false
      if (within.isUnseen) return
      if (within.isInHeading) titles.push(part)
      if (!within.isInTitle) texts.push(part)
    },
    onclosetag(name) {
      isJson = false
      if (PARAGRAPHS.test(name)) texts.push(PARAGRAPH)
      isInPlace ||= open.pop()?.isFilledLater === true
    },
  })
  parser.write(html)
  parser.end()
  return { texts, title: titles.join(' '), links, scripts, isInPlace }
}

type Attributes = Record<string, string>

function standsForAnother(name: string, attributes: Attributes) {
  if (name === 'input') return attributes.type?.toLowerCase() === 'password'
  return name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh'
}

function isUnseen(name: string, attributes: Attributes) {
  const { class: classes = '', style = '' } = attributes
  return (
    UNSEEN_TAG.has(name) ||
    attributes.hidden !== undefined ||
    attributes['aria-hidden'] === 'true' ||
    UNSEEN_CLASS.test(classes) ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)
  )
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
