import { AddressNotPublic, type Outside, type SiteAnswer } from '#platform/outside/outside.ts'
import type { HostTurns, HostWait } from './host-turns.queries.ts'
import { createPace, type Clock } from './pace.ts'
import { POLITENESS, PRODUCT, userAgentOf, type Politeness } from './politeness.ts'
import { ACCEPT_ENCODING, readBody } from './read-body.ts'
import { readRetryAfter } from './retry-after.ts'
import { isAllowed, readRobots } from './robots.ts'

/** The answer to a request for a feed. */
export type FeedAnswer =
  | {
      kind: 'content'
      body: Buffer
      type: string | null
      etag: string | null
      lastModified: string | null
      url: string
    }
  | { kind: 'unchanged' }
  | {
      kind: 'failed'
      reason: 'status' | 'redirect' | 'time' | 'size' | 'cut' | 'address' | 'robots' | 'network'
      status: number | null
      retryAt: string | null
      /** Whether no request was sent, because the host wants a wait: that says nothing of this address. */
      isPostponed?: true
    }

interface Known {
  etag: string | null
  lastModified: string | null
}

export interface FeedFetcher {
  /**
   * Reads a list; whatever goes wrong there is an answer, so that only a failure of our database is thrown. Where robots.txt could not be read, `retryAt` says when
   * to ask again; where it forbids the list, that is null.
   */
  fetch(address: string, known: Known, options: { obeysRobots: boolean }): Promise<FeedAnswer>
}

interface FetcherParts {
  outside: Pick<Outside, 'ask'>
  clock: Clock
  publicUrl: string
  politeness?: Politeness
  /** Turns shared with other processes; without them the pace holds in this one. */
  turns?: HostTurns
}

type Failed = Extract<FeedAnswer, { kind: 'failed' }>
/** An answer, or the path on the same host to which it redirects. */
type Asked = FeedAnswer | { kind: 'moved'; to: URL }
type Verdict = {
  until: number
  /** Whether the host has said so; else we only could not ask. */
  isSaid: boolean
  allows(path: string): boolean
}

/** A list of which no version was read before. */
export const NOTHING_KNOWN = { etag: null, lastModified: null }
const REDIRECTS = new Set([301, 302, 303, 307, 308])
// Longer ones come from no real server, and we would have to keep them.
const LONGEST_VALIDATOR = 500
// More than the hosts of all sources: each that is forgotten costs another request.
const KEPT_VERDICTS = 10_000

/** A fetcher that keeps the rules of our public policy. There is one in a process, and processes share the turns at hosts. */
export function createFeedFetcher({
  outside,
  clock,
  publicUrl,
  politeness = POLITENESS,
  turns,
}: FetcherParts): FeedFetcher {
  const pace = createPace(clock, politeness.apartMs)
  const verdicts = new Map<string, Promise<Verdict>>()
  /** Hosts that asked us to wait, and until when. */
  const waits = new Map<string, HostWait>()
  const userAgent = userAgentOf(publicUrl)

  return {
    async fetch(address, known, { obeysRobots }) {
      const url = readAddress(address)
      if (!url) return failed('address')
      const refusal = (to: URL) => (obeysRobots ? findRefusal(to) : null)
      const refused = await refusal(url)
      if (refused) return refused
      const first = await ask(url, known, politeness.answerBytes)
      if (first.kind !== 'moved') return first
      const refusedThere = await refusal(first.to)
      if (refusedThere) return refusedThere
      const second = await ask(first.to, known, politeness.answerBytes)
      return second.kind === 'moved' ? failed('redirect') : second
    },
  }

  async function ask(url: URL, known: Known, most: number): Promise<Asked> {
    return inTurn(url.hostname, async (said) => {
      const wait = said ?? waits.get(url.hostname)
      if (wait && Date.parse(wait.retryAt) > clock.now())
        return { ...failed('status'), ...wait, isPostponed: true }
      waits.delete(url.hostname)
      const signal = clock.limit(politeness.answerMs)
      try {
        const question = { host: url.hostname, path: url.pathname + url.search }
        const headers = headersOf(known)
        const answer = await outside.ask({ ...question, headers, signal })
        const read = await readAnswer(url, known, answer, most).finally(() => answer.body.destroy())
        return signal.aborted ? failed('time') : read
      } catch (error) {
        if (signal.aborted) return failed('time')
        return failed(error instanceof AddressNotPublic ? 'address' : 'network')
      }
    })
  }

  /** In the order of this process, then of all. */
  function inTurn(host: string, request: (wait: HostWait | null) => Promise<Asked>) {
    return pace.inTurn(host, () => (turns ? turns.inTurn(host, request) : request(null)))
  }

  function headersOf({ etag, lastModified }: Known): Record<string, string> {
    return {
      'user-agent': userAgent,
      accept: '*/*',
      'accept-encoding': ACCEPT_ENCODING,
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    }
  }

  async function readAnswer(
    url: URL,
    known: Known,
    { status, headers, body }: SiteAnswer,
    most: number,
  ): Promise<Asked> {
    if (REDIRECTS.has(status)) {
      const to = readAddress(headers.location ?? '', url)
      return to?.hostname === url.hostname ? { kind: 'moved', to } : failed('redirect', status)
    }
    if (status === 304 && (known.etag || known.lastModified)) return { kind: 'unchanged' }
    if (status !== 200) return failed('status', status, await retryAtOf(url, status, headers))
    const read = await readBody(headers, body, most)
    if (!Buffer.isBuffer(read)) return failed(read, status)
    const type = headers['content-type'] ?? null
    const etag = validator(headers.etag)
    return {
      kind: 'content',
      body: read,
      type,
      etag,
      lastModified: validator(headers['last-modified']),
      url: url.href,
    }
  }

  /** The whole host waits, as it serves other boards, too. */
  async function retryAtOf({ hostname }: URL, status: number, headers: SiteAnswer['headers']) {
    const { longestRetryMs } = politeness
    const now = clock.now()
    const retryAt = readRetryAfter(headers['retry-after'], { now, longestMs: longestRetryMs })
    if (retryAt) {
      waits.set(hostname, { status, retryAt })
      await turns?.saveWait(hostname, { status, retryAt })
    }
    return retryAt
  }

  async function findRefusal({ hostname, pathname, search }: URL): Promise<Failed | null> {
    const { until, isSaid, allows } = await verdictOf(hostname)
    if (allows(pathname + search)) return null
    return failed('robots', null, isSaid ? null : new Date(until).toISOString())
  }

  async function verdictOf(host: string): Promise<Verdict> {
    const known = await verdicts.get(host)
    if (known && known.until > clock.now()) return known
    const verdict = askForRobots(host)
    const [oldest] = verdicts.keys()
    if (oldest && verdicts.size >= KEPT_VERDICTS) verdicts.delete(oldest)
    verdicts.delete(host)
    verdicts.set(host, verdict)
    return verdict
  }

  async function askForRobots(host: string): Promise<Verdict> {
    const url = new URL(`https://${host}/robots.txt`)
    let answer = await ask(url, NOTHING_KNOWN, politeness.robotsBytes)
    if (answer.kind === 'moved')
      answer = await ask(answer.to, NOTHING_KNOWN, politeness.robotsBytes)
    const until = clock.now() + politeness.robotsMs
    if (answer.kind === 'content') {
      const rules = readRobots(answer.body.toString('utf8'), PRODUCT)
      return { until, isSaid: true, allows: (path) => isAllowed(rules, path) }
    }
    if (answer.kind === 'failed' && [404, 410].includes(answer.status ?? 0))
      return { until, isSaid: true, allows: () => true }
    const again = clock.now() + politeness.robotsAgainMs
    return { until: again, isSaid: false, allows: () => false }
  }
}

function failed(
  reason: Failed['reason'],
  status: number | null = null,
  retryAt: string | null = null,
): Failed {
  return { kind: 'failed', reason, status, retryAt }
}

/** An https address at the usual port and without a password; null for any other. */
function readAddress(text: string, base?: URL): URL | null {
  const url = URL.parse(text, base)
  const isUsual = url?.protocol === 'https:' && !url.port && !url.username && !url.password
  return isUsual && !url.hostname.endsWith('.') ? url : null
}

function validator(value: string | undefined) {
  return value && value.length <= LONGEST_VALIDATOR ? value : null
}
