import { newId } from '#server/platform/new-id.ts'
import { hashPassword } from '#server/accounts/passwords/password-hash.ts'
import type { DataCentre } from '../parts/data-centre.ts'
import { send } from './send.ts'
import { createTimeline } from './timeline.ts'

const PASSWORD = 'Tide-and-Harbour-7'

export interface Person {
  id: string
  cookie: string
}

/** Accounts with a confirmed address, each logged in through the site. */
export async function createPeople(
  count: number,
  { databases, login }: Pick<DataCentre, 'databases' | 'login'>,
): Promise<Person[]> {
  const digest = await hashPassword(PASSWORD, 'the drill')
  const people: Person[] = []
  for (let number = 0; number < count; number += 1) {
    const id = newId()
    const email = `person-${id}@drill.example`
    await databases.administer(
      `insert into account (id, first_name, last_name, country, email, email_key, password_hash, verified_at)
       values ('${id}', 'Ada', 'Obi', 'NG', '${email}', '${email}', '${digest}', now())`,
      login.database,
    )
    people.push({ id, cookie: await logIn(email) })
  }
  return people
}

async function logIn(email: string) {
  const { status, text, cookie } = await send(createTimeline(), '/api/v1/user', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  if (status !== 200 || !cookie) throw new Error(`Nobody could log in: ${status} ${text}`)
  return cookie
}
