import { FROM_PARAMETER, type FigureSource } from './figures.ts'

const ENDING = String.raw`\.[a-z]{2,3}(?:\.[a-z]{2})?`
const ENGINES = 'bing|duckduckgo|ecosia|qwant|startpage|baidu|yandex|search\\.brave|search\\.yahoo'
const SEARCH_ENGINE = new RegExp(`^(?:(?:www\\.)?google|(?:[\\w-]+\\.)?(?:${ENGINES}))${ENDING}$`)

interface Request {
  /** The URL with its parameters. */
  url: string
  /** The host of the site that the request was sent to. */
  host: string
  referrer: string | undefined
}

/** The kind of place that a page’s reader comes from; nothing else is stored. */
export function sourceOf({ url, host, referrer }: Request): FigureSource {
  const { searchParams } = new URL(url, 'http://localhost')
  if (searchParams.get(FROM_PARAMETER) === 'alert') return 'alert'
  const from = URL.parse(referrer ?? '')
  if (from === null) return 'direct'
  if (from.host === host) return 'list'
  return SEARCH_ENGINE.test(from.hostname) ? 'search-engine' : 'other-site'
}
