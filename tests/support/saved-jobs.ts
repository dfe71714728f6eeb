import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { readSaved } from '#trade/cookies/saved-cookie.ts'
import type { SavedJob } from '#board/saved-jobs/list/saved-list.service.ts'
import type { Saver } from '#board/saved-jobs/marks/saver.ts'
import type { Services } from '#platform/services.ts'
import { anIp } from './people.ts'

type Cookies = Record<string, string>

/** Calls to save a job, made as the page’s script does. */
export function savedCalls(app: FastifyInstance) {
  const call = (method: 'PUT' | 'DELETE', id: string, cookies: Cookies = {}, headers = {}) =>
    app.inject({
      method,
      url: `/api/v1/saved/${encodeURIComponent(id)}`,
      remoteAddress: anIp(),
      cookies,
      headers,
    })
  return {
    save: (id: string, cookies?: Cookies, headers?: Cookies) => call('PUT', id, cookies, headers),
    remove: (id: string, cookies?: Cookies, headers?: Cookies) =>
      call('DELETE', id, cookies, headers),
  }
}

/** The cookie on the device after an answer. */
export function deviceAfter({ cookies }: LightMyRequestResponse): Cookies {
  const value = cookies.find(({ name }) => name === 'saved')?.value
  return value ? { saved: value } : {}
}

export function aDevice(cookies: Cookies = {}): Saver {
  const onDevice = readSaved(cookies.saved && `saved=${cookies.saved}`)
  return { actor: null, onDevice, visitor: { ip: anIp() } }
}

export function anAccount(actor: { id: string }): Saver {
  return { actor, onDevice: [], visitor: { ip: anIp() } }
}

export async function listOf(
  { savedJobs }: Services,
  saver: Saver,
  filter: 'all' | 'open' | 'closed' = 'all',
): Promise<SavedJob[]> {
  return (await savedJobs.list(saver, { filter, page: 1, removedId: null })).jobs
}
