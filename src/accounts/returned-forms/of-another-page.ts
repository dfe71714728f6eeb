import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PAGE_OWNER, RETURN_FIELD } from '#platform/forms/returned-form.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

const FIRST_FIELD = new RegExp(`name="?${RETURN_FIELD}"?\\r\\n\\r\\n([\\w-]+)[ \\r]`)

/**
 * Refuses calls of pages that were rendered for another account: somebody else has logged in since, in another tab of
 * the same browser. What the first one typed must never become the other's.
 */
export function refuseOthersCalls(app: FastifyInstance) {
  app.addHook('preHandler', async (request) => {
    const owner = request.headers[PAGE_OWNER]
    const actor = owner === undefined ? null : await request.findActor()
    if (actor && actor.id !== owner) throw new DomainError('other_account')
  })
}

/** Whether a form was sent from a page that was rendered for another account. Its field stands first in it. */
export async function isOfAnotherPage({ method, body, raw }: FastifyRequest, actor: Actor | null) {
  if (!actor || method !== 'POST' || body === undefined) return false
  const owner = Buffer.isBuffer(body)
    ? new URLSearchParams(body.toString()).get(RETURN_FIELD)?.split(' ', 1)[0]
    : FIRST_FIELD.exec(await readStart(raw))?.[1]
  return owner !== undefined && owner !== actor.id
}

/** Bytes that hold the first field of any form of ours. */
const ENOUGH = 1024

/** The beginning of a body, which stays to be read, however small the pieces in which it comes. */
async function readStart(raw: Readable): Promise<string> {
  let start = Buffer.alloc(0)
  while (start.length < ENOUGH && !hasFirstField(start.toString('latin1'))) {
    await somethingComes(raw)
    const piece = raw.read() as Buffer | null
    if (piece === null) break
    start = Buffer.concat([start, piece])
  }
  if (start.length > 0) raw.unshift(start)
  return start.toString('latin1')
}

/** Whether the first field has come, or another one is the first. */
function hasFirstField(start: string) {
  const [head = '', rest] = start.split('\r\n\r\n', 2)
  const isOther = rest !== undefined && !head.includes(RETURN_FIELD)
  return isOther || FIRST_FIELD.test(start)
}

async function somethingComes(raw: Readable) {
  const waiting = new AbortController()
  const { signal } = waiting
  const waits = ['readable', 'end', 'close'].map((event) => once(raw, event, { signal }))
  await Promise.race(waits).catch(() => {})
  waiting.abort()
  await Promise.allSettled(waits)
}
