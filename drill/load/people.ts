import { newId } from '#platform/secrets/new-id.ts'
import { hashPassword } from '#accounts/passwords/password-hash.ts'
import { until } from '../machines/programs.ts'
import { SITE, type DataCentre } from '../parts/data-centre.ts'
import { send } from './send.ts'
import { createTimeline } from './timeline.ts'

const PASSWORD = 'Tide-and-Harbour-7'

export interface Person {
  id: string
  email: string
  cookie: string
}

type Databases = Pick<DataCentre, 'databases' | 'login'>

/** Accounts with confirmed addresses, each logged in through the site. */
export async function createPeople(count: number, databases: Databases): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < count) people.push(await createPerson(databases))
  return people
}

export async function createPerson({ databases, login }: Databases): Promise<Person> {
  const digest = await hashPassword(PASSWORD, 'the drill')
  const id = newId()
  const email = `person-${id.toLowerCase()}@drill.example`
  await databases.administer(
    `insert into account (id, first_name, last_name, country, email, email_key, password_hash, verified_at)
     values ('${id}', 'Ada', 'Obi', 'NG', '${email}', '${email}', '${digest}', now())`,
    login.database,
  )
  return { id, email, cookie: await logIn(email) }
}

/** The cookies of a new session. `site` is the URL of one process, instead of the proxy's. */
export async function logIn(email: string, site = SITE) {
  const sent = { ...asJson({ email, password: PASSWORD }), site }
  const { status, text, cookie } = await send(createTimeline(), '/api/v1/user', sent)
  if (status !== 200 || !cookie) throw new Error(`Nobody could log in: ${status} ${text}`)
  return cookie
}

/** Requests a code from one process and uses it at another; the password stays the same. Returns the status. */
export async function resetPassword(
  email: string,
  { issuer, redeemer }: { issuer: string; redeemer: string },
  { outside }: Pick<DataCentre, 'outside'>,
) {
  const findCodes = async () => {
    const mails = await outside.readMails()
    return mails
      .filter((mail) => mail.includes(email))
      .flatMap((mail) => /^Subject: (\w{4}) is your code/m.exec(mail)?.[1] ?? [])
  }
  const before = new Set(await findCodes())
  await send(createTimeline(), '/api/v1/forgot_password', { ...asJson({ email }), site: issuer })
  const code = await until('the code comes', async () => {
    return (await findCodes()).find((code) => !before.has(code)) ?? null
  })
  const body = { email, otp: code, newPassword: PASSWORD }
  const sent = { ...asJson(body), site: redeemer }
  return (await send(createTimeline(), '/api/v1/forgot_password/reset', sent)).status
}

export function asJson(body: object) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}
