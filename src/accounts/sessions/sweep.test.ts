import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPerson } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services } = await openTestServer()
const { verification, sweep } = services.accounts

test('the nightly sweep deletes what has expired and nothing else', async () => {
  const gone = await aPerson(db, { verifiedAt: null, createdAt: daysAgo(31) })
  const waiting = await aPerson(db, { verifiedAt: null, createdAt: daysAgo(31) })
  const young = await aPerson(db, { verifiedAt: null, createdAt: daysAgo(29) })
  const old = await aPerson(db, { createdAt: daysAgo(400) })
  await requestToken('verify', waiting.emailKey)
  await requestToken('reset', old.emailKey)
  await requestToken('reset', young.emailKey)
  await sql`
    update proof set expires_at = now() - interval '1 second'
    where subject = ${young.emailKey}`.execute(db)
  const sessions = { fresh: '0 days', idle: '15 days' }
  for (const [id, seen] of Object.entries(sessions)) {
    await sql`
      insert into session (id, token_hash, account_id, user_agent, address, last_seen_at, expires_at)
      values (${id}, ${id}, ${old.id}, '', '', now() - ${seen}::interval, now() + interval '1 day'),
        (${`${id} over`}, ${`${id} over`}, ${old.id}, '', '', now(), now() - interval '1 second')
      `.execute(db)
  }

  await sweep()

  const people = await db.selectFrom('account').select('id').execute()
  const ids = people.map(({ id }) => id)
  expect(ids).not.toContain(gone.id)
  expect(ids).toEqual(expect.arrayContaining([waiting.id, young.id, old.id]))
  const left = await db.selectFrom('session').select('id').where('accountId', '=', old.id).execute()
  expect(left).toEqual([{ id: 'fresh' }])
  const subjects = (await db.selectFrom('proof').select('subject').execute()).map(
    ({ subject }) => subject,
  )
  expect(subjects).toEqual(expect.arrayContaining([waiting.emailKey, old.emailKey]))
  expect(subjects).not.toContain(young.emailKey)
})

function requestToken(purpose: 'verify' | 'reset', subject: string) {
  return db.transaction().execute((db) => verification.request(db, { purpose, subject }))
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000).toISOString()
}
