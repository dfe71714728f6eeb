import { randomInt } from 'node:crypto'
import { SITE } from '../parts/data-centre.ts'
import type { Outcome, Timeline } from './timeline.ts'

/** The time after which a visitor leaves. */
const PATIENCE_MS = 15_000

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  /** The URL of one process, instead of the proxy in front of all. */
  site?: string
}

/**
 * Sends a request from a visitor with a unique IP address, and records the outcome. Answers 5xx and missing answers are
 * failures, except a 503 that says when to come back: that counts as refused.
 */
export async function send(
  timeline: Timeline,
  path: string,
  { headers, site = SITE, ...sent }: Sent = {},
) {
  const started = performance.now()
  let outcome: Outcome = 'failed'
  let status = 0
  let text = ''
  let problem = ''
  let cookie: string | null = null
  try {
    const answer = await fetch(`${site}${path}`, {
      ...sent,
      redirect: 'manual',
      headers: { 'x-forwarded-for': anAddress(), 'user-agent': 'drill', ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    text = await answer.text()
    status = answer.status
    cookie = toCookie(answer.headers.getSetCookie())
    if (status < 500) outcome = 'ok'
    else if (status === 503 && answer.headers.has('retry-after')) outcome = 'refused'
  } catch (error) {
    // A missing answer is a failure, whatever the reason.
    problem = `${(error as Error).message} ${String((error as Error).cause ?? '')}`
  }
  const milliseconds = performance.now() - started
  const what = `${path} after ${milliseconds.toFixed(0)} ms: ${status} ${(problem || text).slice(0, 80)}`
  timeline.add({ at: performance.now(), outcome, milliseconds, ...(outcome !== 'ok' && { what }) })
  return { status, text, outcome, cookie }
}

function anAddress() {
  return `${randomInt(11, 200)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** The cookies a browser would send back. */
function toCookie(headers: string[]) {
  return headers.map((header) => header.split(';', 1)[0]).join('; ') || null
}
