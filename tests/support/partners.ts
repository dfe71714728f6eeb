import type { FastifyInstance } from 'fastify'
import type { NewKey } from '#hiring/partner-api/partner-keys.schema.ts'
import { aProof } from './builders.ts'
import { anOrganisation, type Parts } from './organisations.ts'
import { anIp } from './people.ts'
import { uniqueWord } from './unique-word.ts'

type Server = Parts & { app: FastifyInstance }

/** A job as a partner’s system sends it. */
export function aPartnerJob(overrides: object = {}) {
  return {
    reference: uniqueWord(),
    jobTitle: `Night nurse ${uniqueWord()}`,
    jobCategory: 'Nursing',
    location: 'United Kingdom',
    place: 'Leeds',
    ranges: 'Full-time',
    email: 'jobs@saltmarsh.example',
    description: `Care for thirty people by night, ${uniqueWord()}.`,
    payMin: 16.5,
    payPeriod: 'hour',
    ...overrides,
  }
}

/** A key of a proved organisation, and its calls. */
export async function aPartner(server: Server, key: Partial<NewKey> = {}) {
  const organisation = await anOrganisation(server)
  await aProof(server.db, organisation.id)
  return { ...organisation, ...(await aKey(server, organisation, key)) }
}

/** Another key of an organisation. */
export async function aKey(
  server: Server,
  { id, actor }: Pick<Awaited<ReturnType<typeof anOrganisation>>, 'id' | 'actor'>,
  key: Partial<NewKey> = {},
) {
  const whole = { name: 'Our system', scope: 'write', mode: 'live', ...key } as const
  const secret = await server.services.partners.keys.create(actor, id, whole)
  const call = callsWith(server, secret)
  return {
    secret,
    call,
    create: (job: object) => call('POST', '', job),
    change: (jobId: string, job: object) => call('PUT', `/${jobId}`, job),
    close: (jobId: string, body: object = {}) => call('POST', `/${jobId}/close`, body),
    list: (query = '') => call('GET', query),
  }
}

/** Calls with that key, in one network. */
export function callsWith({ app }: Pick<Server, 'app'>, secret: string, ip = anIp()) {
  return async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object | string,
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method,
      url: `/api/partner/v1/jobs${path}`,
      remoteAddress: ip,
      headers: {
        authorization: `Bearer ${secret}`,
        accept: 'application/problem+json',
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    })
}
