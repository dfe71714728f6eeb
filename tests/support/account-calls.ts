import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { StoredMail, Mailbox } from '#platform/mail/mailbox.ts'
import { asMultipart } from './multipart.ts'
import { anIp, mailTo, PASSWORD } from './people.ts'

interface Circumstances {
  /** The IP address; unique by default. */
  from?: string
  headers?: Record<string, string>
  cookies?: Record<string, string>
}

/** The account calls, made as programs do. */
export function accountCalls(app: FastifyInstance) {
  return { signUp, logIn, post, get, whoAmI }

  function post(path: string, payload: object | string, circumstances: Circumstances = {}) {
    const { from = anIp(), headers = {}, cookies = {} } = circumstances
    return app.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      remoteAddress: from,
      headers: { 'content-type': 'application/json', ...headers },
      cookies,
      payload,
    })
  }

  function get(path: string, { from = anIp(), headers = {}, cookies = {} }: Circumstances = {}) {
    return app.inject({ url: `/api/v1${path}`, remoteAddress: from, headers, cookies })
  }

  async function signUp(answers: Record<string, string>, circumstances: Circumstances = {}) {
    const { payload, headers } = await asMultipart(answers)
    const all = { ...headers, ...circumstances.headers }
    return post('/user/signup', payload, { ...circumstances, headers: all })
  }

  function logIn(email: string, password = PASSWORD, circumstances: Circumstances = {}) {
    return post('/user', { email, password }, circumstances)
  }

  /** The session call's answer for these cookies. */
  async function whoAmI(cookies: Record<string, string>) {
    const response = await get('/user/private_data', { cookies })
    return response.statusCode === 200 ? (response.json() as { email: string }).email : null
  }
}

/**
 * Runs due tasks and returns the newest mail to an address; newer than `but` if given.
 * @throws if there is no such mail
 */
export async function nextMailTo(
  { mailbox, runTasks }: { mailbox: Mailbox; runTasks(): Promise<void> },
  address: string,
  but: StoredMail | null = null,
): Promise<StoredMail> {
  await runTasks()
  const mail = await mailTo(mailbox, address)
  if (!mail || mail.id === but?.id) throw new Error(`No new mail has come to ${address}.`)
  return mail
}

export async function mailsTo(mailbox: Mailbox, address: string) {
  return (await mailbox.list()).filter(({ to }) => to === address)
}

/** Lets a minute pass since links and codes were asked for: another request is not a second press of the button. */
export async function letAMinutePass(db: Db) {
  await sql`update proof set created_at = created_at - interval '1 minute'`.execute(db)
}

/** Resets all rate limits, as if everyone had waited. */
export async function forgetLimits(db: Db) {
  await sql`delete from rate_limit`.execute(db)
}
