import type { Tasks } from '#platform/tasks/tasks.ts'
import { PERSONAL_DATA } from '#main/personal-data.ts'
import { anApplication } from './applications.ts'
import { aMember, type Parts } from './organisations.ts'

type Server = Parts & Parameters<typeof anApplication>[0]

/** An applicant of a job whose organisation has an owner, a recruiter called Tom Hart and a reader. */
export async function aTeam(server: Server, overrides: Parameters<typeof anApplication>[1] = {}) {
  const scene = await anApplication(server, overrides)
  const organisationId = scene.job.organisationId ?? ''
  const names = { firstName: 'Tom', lastName: 'Hart' }
  const tom = await aMember(server, organisationId, 'recruiter', names)
  const reader = await aMember(server, organisationId, 'reader')
  return { ...scene, organisationId, tom, reader }
}

/** Deletes an account, as the confirmed link does. */
export async function deleteAccount(
  { db, tasks }: Pick<Server, 'db'> & { tasks: Tasks },
  id: string,
) {
  await db.transaction().execute(async (db) => {
    for (const records of Object.values(PERSONAL_DATA)) await records.delete(db, id, tasks)
    await db.deleteFrom('account').where('id', '=', id).execute()
  })
}
