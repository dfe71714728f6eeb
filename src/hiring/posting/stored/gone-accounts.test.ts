import { expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { postings, admin } = services

const aForm = () => ({ values: aPosting() as Record<string, string>, problems: [], failure: null })
const reason = { reason: 'Adverts that ask for money' }

const statusesOf = async (ownerId: string) => {
  const rows = db.selectFrom('job').select('status').where('ownerId', '=', ownerId)
  return (await rows.execute()).map(({ status }) => status)
}

const WAYS_TO_GO = {
  deleted: ({ id }: Actor) => db.deleteFrom('account').where('id', '=', id).execute(),
  suspended: async ({ id }: Actor) => admin.people.suspend(await anAdmin(db), id, reason),
}

test.each(Object.entries(WAYS_TO_GO))('a person who is %s meanwhile cannot post', async (_, go) => {
  const { actor } = await aLoggedInPerson(server)
  await go(actor)

  await expect(postings.publish(actor, aForm())).rejects.toMatchObject({ code: 'not_logged_in' })

  expect(await statusesOf(actor.id)).toEqual([])
})

test('a person who is suspended meanwhile cannot reopen a job', async () => {
  const { actor } = await aLoggedInPerson(server)
  const job = await aJob(db, { ownerId: actor.id, status: 'closed' })
  await WAYS_TO_GO.suspended(actor)

  await expect(postings.reopen(actor, job.id)).rejects.toMatchObject({ code: 'not_logged_in' })

  expect(await statusesOf(actor.id)).toEqual(['removed'])
})

test('no job stays open if its owner is suspended at the same moment', async () => {
  for (let i = 0; i < 5; i += 1) {
    const { actor } = await aLoggedInPerson(server)
    const posting = postings.publish(actor, aForm()).catch(({ code }: { code: string }) => code)

    await Promise.all([posting, WAYS_TO_GO.suspended(actor)])

    expect([
      'not_logged_in',
      expect.objectContaining({ title: expect.any(String) }),
    ]).toContainEqual(await posting)
    expect(await statusesOf(actor.id)).not.toContain('open')
  }
})
