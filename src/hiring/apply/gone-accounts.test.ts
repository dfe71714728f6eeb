import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import {
  anApplicationForm,
  aPostedJob,
  asSource,
  aLoggedInPerson,
} from '#tests/support/applications.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aVisitor } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, dataDir } = server
const { applications, admin } = services

const reason = { reason: 'Applications under false names' }

const WAYS_TO_GO = {
  deleted: ({ id }: Actor) => db.deleteFrom('account').where('id', '=', id).execute(),
  suspended: async ({ id }: Actor) => admin.people.suspend(await anAdmin(db), id, reason),
}

test.each(Object.entries(WAYS_TO_GO))(
  'an account that has been %s meanwhile cannot apply',
  async (_, go) => {
    const employer = await aLoggedInPerson(server)
    const job = await aPostedJob(db, employer.actor)
    const { actor } = await aLoggedInPerson(server)
    const source = await asSource(anApplicationForm(job.id))
    await using form = await applications.receive(aVisitor(), actor, source)
    await go(actor)

    await expect(applications.apply(actor, job.id, form)).rejects.toMatchObject({
      code: 'not_logged_in',
    })

    for (const table of ['application', 'resume'] as const) {
      expect(await db.selectFrom(table).select('id').execute()).toEqual([])
    }
    const mails = await db.selectFrom('outboxMail').select('kind').execute()
    expect(mails.filter(({ kind }) => kind !== 'suspension')).toEqual([])
    const folder = path.join(dataDir, 'files/resumes')
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  },
)
