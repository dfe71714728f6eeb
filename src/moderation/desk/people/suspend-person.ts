import type { Id } from '#platform/primitives/primitives.schema.ts'
import { deleteSessions } from '#accounts/sessions/sessions.queries.ts'
import { takeDownJobsOfPerson } from '#organisations/people/suspensions.ts'
import type { Db } from '#platform/database/database.ts'
import { updateSuspension } from './admin-people.queries.ts'

/** Logs the person out everywhere, keeps them from logging in and takes down their jobs. Returns these as they were. */
export async function suspendPerson(db: Db, id: Id, reason: string) {
  await updateSuspension(db, id, reason)
  await deleteSessions(db, id)
  return takeDownJobsOfPerson(db, id, reason)
}
