import type { AlertFrequency } from '#board/alerts/alerts.schema.ts'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { openTestServer } from './test-server.ts'
import { aPerson, openSession } from './people.ts'

type Server = Pick<Awaited<ReturnType<typeof openTestServer>>, 'db' | 'services'>

interface Wanted {
  search?: Partial<JobSearch>
  frequency?: AlertFrequency
  person?: PersonalAnswers | null
}

export function aWantedAlert({ search = {}, frequency = 'daily', person = null }: Wanted = {}) {
  return { search: { ...ANY_SEARCH, ...search }, frequency, person }
}

/** A seeker who is logged in and has set an alert. */
export async function anAlert({ db, services }: Server, wanted: Wanted = {}) {
  const person = await aPerson(db)
  const { actor, cookies } = await openSession(services, person)
  const id = await services.alerts.set(actor, aWantedAlert(wanted))
  return { id, actor, cookies, email: person.email }
}

/** Makes one alert or all of them due, as on the next morning. */
export async function letAlertsBeDue(db: Db, id?: string) {
  let query = db.updateTable('alert').set({ nextAt: new Date(Date.now() - 1000).toISOString() })
  query = query.where('status', '=', 'on')
  if (id) query = query.where('id', '=', id)
  await query.execute()
}

/** The ids of the jobs in an email, in order. */
export function jobsIn({ text }: { text: string }): string[] {
  return [...text.matchAll(/&job=([\w-]+)/g)].map(([, id = '']) => id)
}

/** Sends every unsent digest, as the tasks do. */
export async function sendDigests({ db, services }: Server) {
  const digests = await db
    .selectFrom('alertDigest')
    .select('id')
    .where('kind', '=', 'new')
    .where('sentAt', 'is', null)
    .execute()
  for (const { id } of digests) await services.alerts.deliverDigest({ digestId: id })
}
