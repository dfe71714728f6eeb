import { english } from '#platform/languages/english.ts'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader } from '#hiring/apply/pages/form/job-form.route.tsx'
import { requestContext } from '#platform/pages/context.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { PERSONAL_DATA } from '#main/personal-data.ts'
import { anAdmin } from '#tests/support/admin.ts'
import {
  aLoggedInPerson,
  anApplicationForm,
  aPostedJob,
  asSource,
  postApplication,
} from '#tests/support/applications.ts'
import { aMember } from '#tests/support/organisations.ts'
import { aVisitor } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server
const { applications, drafts, admin } = services

const suspendedAt = new Date().toISOString()
const WAYS_TO_GO = {
  deleted: async ({ id }: Actor) => {
    for (const { delete: remove } of Object.values(PERSONAL_DATA))
      await remove?.(db, id, server.tasks)
    await db.deleteFrom('account').where('id', '=', id).execute()
  },
  suspended: async ({ id }: Actor) =>
    admin.people.suspend(await anAdmin(db), id, { reason: 'Adverts that ask for money' }),
  // Without the other effects of an admin’s suspension.
  'suspended in the database': ({ id }: Actor) =>
    db.updateTable('account').set({ suspendedAt }).where('id', '=', id).execute(),
}

async function aJobOnTheBoard() {
  const employer = await aLoggedInPerson(server)
  const job = await aPostedJob(db, employer.actor)
  const { actor, cookies } = await aLoggedInPerson(server)
  return { employer, job, actor, cookies, draft: () => draftOf(actor, job.id) }
}

const draftOf = (actor: Actor, subject: string) => drafts.find(actor, { kind: 'apply', subject })

// Another employer, who reads applications: it must not count for the others.
await aJobOnTheBoard()

function loadForm(id: string, actor: Actor | null) {
  const context = new RouterContextProvider()
  context.set(requestContext, { language: english, ...services, actor } as never)
  const request = new Request(`http://localhost:3000/jobform/${id}`)
  return loader({ context, request, params: { id } } as never)
}

test.each(Object.entries(WAYS_TO_GO))(
  'nobody applies to somebody whose account is %s, and what they wrote is saved',
  async (_, go) => {
    const { employer, job, cookies, draft } = await aJobOnTheBoard()
    await go(employer.actor)

    const { statusCode, body } = await postApplication(app, cookies, anApplicationForm(job.id))

    expect(statusCode).toBe(409)
    expect(body).toContain('Nobody reads applications for this job any more')
    expect((await draft())?.answers.coverLetter).toContain('nights for six years')
    expect(
      await db.selectFrom('application').select('id').where('jobId', '=', job.id).execute(),
    ).toEqual([])
  },
)

test.each(Object.entries(WAYS_TO_GO))(
  'a form that was filled in before the account was %s is not sent, and not lost',
  async (_, go) => {
    const { employer, job, actor, draft } = await aJobOnTheBoard()
    const source = await asSource(anApplicationForm(job.id))
    await using form = await applications.receive(aVisitor(), actor, source)
    await go(employer.actor)

    await expect(applications.apply(actor, job.id, form)).rejects.toMatchObject({
      code: 'nobody_reads',
    })
    expect(await draft()).not.toBeNull()
  },
)

test('the page says it in place of the form to every visitor', async () => {
  const { employer, job, actor } = await aJobOnTheBoard()
  expect(await loadForm(job.id, actor)).toMatchObject({ isUnread: false, form: {} })
  await WAYS_TO_GO['suspended in the database'](employer.actor)

  expect(await loadForm(job.id, actor)).toMatchObject({ isUnread: true, form: null })
  expect(await loadForm(job.id, null)).toMatchObject({ isUnread: true, form: null })
})

test('a colleague who is still there reads them, also where the poster is gone', async () => {
  const { employer, job, actor, cookies } = await aJobOnTheBoard()
  await aMember(server, job.organisationId ?? '', 'recruiter')
  await WAYS_TO_GO.deleted(employer.actor)

  expect(await loadForm(job.id, actor)).toMatchObject({ isUnread: false, form: {} })
  const { statusCode } = await postApplication(app, cookies, anApplicationForm(job.id))
  expect(statusCode).toBe(201)
})
