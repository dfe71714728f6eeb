import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { asMultipart } from './multipart.ts'
import { aPerson, cookiesOf } from './people.ts'
import { uniqueWord } from './unique-word.ts'

/** A valid posting, except as the test says. */
export function aPosting(overrides: Record<string, string | File> = {}) {
  return {
    companyName: 'Harbour View',
    jobTitle: `Night nurse ${uniqueWord()}`,
    jobCategory: 'Nursing',
    location: 'United Kingdom',
    email: 'jobs@saltmarsh.example',
    description: 'Care for thirty people by night.',
    ...overrides,
  }
}

/** A valid posting without files, as a form contains it. */
export function aTextPosting(overrides: Record<string, string> = {}) {
  return aPosting(overrides) as Record<string, string>
}

/** A form with these values, received in full. */
export function aForm(values: object) {
  return { values: values as Record<string, string>, problems: [], failure: null }
}

/** The received form of a new job, valid except as the test says. */
export function aPostingForm(overrides: object = {}) {
  return aForm({ ...aPosting(), ...overrides })
}

/** A logged-in employer, for both browser requests and services. */
export async function anEmployer({ app, db, services }: Server) {
  const person = await aPerson(db)
  const cookies = await cookiesOf(app, person)
  const actor = await services.accounts.sessions.find(cookies.session ?? '', { ip: '::1' })
  if (!actor) throw new Error('Not logged in.')

  return { id: person.id, email: person.email, cookies, actor, post, call }

  /** Posts a job as a browser does. */
  async function post(fields: Record<string, string | File>, headers: object = {}) {
    const form = await asMultipart(fields)
    return app.inject({
      method: 'POST',
      url: '/api/v1/post',
      cookies,
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    })
  }

  /** Makes a JSON call under `/api/v1`. */
  async function call(url: string, payload?: object) {
    return app.inject({ method: 'POST', url: `/api/v1${url}`, cookies, payload: payload ?? {} })
  }
}

interface Server {
  app: FastifyInstance
  db: Db
  services: Services
}
