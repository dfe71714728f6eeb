import { expect, test } from 'vitest'
import { newId } from '#platform/secrets/new-id.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { aLoggedInPerson, anApplication, applyFor } from '#tests/support/applications.ts'
import { loadRegister } from '#tests/support/register-files.ts'
import { mailsAbout } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db } = server

const sponsorIdOf = async (name: string) =>
  (await db.selectFrom('sponsor').select('id').where('name', '=', name).executeTakeFirstOrThrow())
    .id

function aRecorder() {
  const tasks: [string, unknown][] = []
  const enqueue: Tasks['enqueue'] = async (_db, name, payload) => void tasks.push([name, payload])
  const named = (name: string) => tasks.flatMap(([other, load]) => (other === name ? [load] : []))
  return { tasks: { enqueue }, named }
}

test('a load that loses a sponsor is told to every member, and to applicants once', async () => {
  const [passing, claiming, stays] = [newId(), newId(), newId()]
  await loadRegister(db, [[passing], [claiming], [stays]], { publishedOn: '2026-01-01' })
  const [passes, claims, remaining] = [
    await anApplication(server),
    await anApplication(server),
    await anApplication(server),
  ]
  const colleague = await aLoggedInPerson(server)
  const { organisationId } = await db
    .selectFrom('job')
    .select('organisationId')
    .where('id', '=', passes.job.id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('organisationMember')
    .values({
      organisationId: organisationId ?? '',
      accountId: colleague.actor.id,
      role: 'reader',
    })
    .execute()
  await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: passes.job.id })
  for (const [{ job }, name, licence] of [
    [passes, passing, 1],
    [claims, claiming, 0],
    [remaining, stays, 1],
  ] as const) {
    const sponsorId = await sponsorIdOf(name)
    await db.updateTable('job').set({ sponsorId }).where('id', '=', job.id).execute()
    await db.updateTable('jobSearch').set({ sponsorId, licence }).where('id', '=', job.id).execute()
  }
  const { tasks, named } = aRecorder()
  const load = { publishedOn: '2026-01-02', tasks }

  await loadRegister(db, [[stays]], load)

  const jobIds = [passes.job.id]
  for (const { actor } of [passes.employer, colleague]) {
    const mails = await mailsAbout(db, { kind: 'licence-held', subject: actor.id })
    expect(mails.map(({ about }) => about)).toEqual([{ loadId: expect.any(Number), jobIds }])
  }
  expect(named('send-mail')).toHaveLength(2)
  expect(
    new Set(named('tell-applicants-licence').map((task) => (task as { jobId: string }).jobId)),
  ).toEqual(new Set([passes.job.id, claims.job.id]))
  expect(named('tell-applicants-licence')).toHaveLength(2)
})
