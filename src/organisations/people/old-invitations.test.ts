import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOrganisation } from '#tests/support/organisations.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { deleteOldInvitations } from './old-invitations.ts'

const server = await openTestServer()
const { db } = server

/** An invitation and a proof by mail that ran out so many days ago. */
async function anEnded(organisationId: string, days: number) {
  const id = crypto.randomUUID()
  await sql`
    insert into organisation_invitation (id, organisation_id, email, email_key, role, expires_at)
    values (${id}, ${organisationId}, 'ada@example.com', ${id}, 'reader',
      now() - make_interval(days => ${days}::int))`.execute(db)
  await sql`
    insert into organisation_proof_request (id, organisation_id, kind, email, expires_at)
    values (${id}, ${organisationId}, 'mail', 'ada@example.com',
      now() - make_interval(days => ${days}::int))`.execute(db)
}

async function left(organisationId: string) {
  const tables = ['organisation_invitation', 'organisation_proof_request', 'posting_default']
  const counts = []
  for (const table of [...tables, 'confirmed_address']) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)}
      where organisation_id = ${organisationId}`.execute(db)
    counts.push(rows[0]?.n)
  }
  return counts
}

test('invitations and proofs go 90 days after they ran out, one that waits for the desk stays', async () => {
  const [young, old, waiting] = [
    await anOrganisation(server),
    await anOrganisation(server),
    await anOrganisation(server),
  ]
  await anEnded(young.id, 80)
  await anEnded(old.id, 100)
  await anEnded(waiting.id, 100)
  await sql`
    update organisation_proof_request set waits_since = now()
    where organisation_id = ${waiting.id}`.execute(db)

  expect(await deleteOldInvitations(db)).toBe(3)

  expect(await left(young.id)).toEqual([1, 1, 0, 0])
  expect(await left(old.id)).toEqual([0, 0, 0, 0])
  expect(await left(waiting.id)).toEqual([0, 1, 0, 0])
})

test('an organisation without members keeps nobody’s address', async () => {
  const [kept, empty] = [await anOrganisation(server), await anOrganisation(server)]
  for (const { id } of [kept, empty]) {
    await anEnded(id, 1)
    await sql`
      insert into confirmed_address (organisation_id, email_key, email)
      values (${id}, 'jobs@example.com', 'jobs@example.com')`.execute(db)
    await sql`
      insert into posting_default (organisation_id, answers) values (${id}, '{}')`.execute(db)
  }
  await sql`delete from organisation_member where organisation_id = ${empty.id}`.execute(db)

  await deleteOldInvitations(db)

  expect(await left(kept.id)).toEqual([1, 1, 1, 1])
  expect(await left(empty.id)).toEqual([0, 0, 0, 0])
})
