import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/secrets/new-id.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { forgetPeople } from './forget-people.ts'

const { db } = await openTestServer()
const SIX_YEARS = { months: 72, now: new Date() }

/** An entry of the desk’s log about a person, of some years ago. */
async function anEntry(years: number) {
  const subject = newId()
  await sql`
    insert into desk_entry (actor_id, actor_email, action, subject_kind, subject_id, detail, created_at)
    values ('a', 'ada@example.com', 'person-suspended', 'person', ${subject}, 'Ada Obi asked for a fee',
      now() - make_interval(years => ${years}::int))`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select id from desk_entry where subject_id = ${subject}`.execute(db)
  return { id: rows[0]?.id ?? 0, subject }
}

async function readEntry(id: number) {
  return db.selectFrom('deskEntry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

test('an old entry keeps what happened and loses whom it was about and who did it', async () => {
  const [old, young] = [await anEntry(7), await anEntry(5)]
  const [before, youngBefore] = [await readEntry(old.id), await readEntry(young.id)]

  expect(await forgetPeople(db, SIX_YEARS)).toBe(1)

  const nobody = { actorId: '', actorEmail: '', subjectId: '', detail: '' }
  expect(await readEntry(old.id)).toEqual({ ...before, ...nobody })
  expect(await readEntry(young.id)).toEqual(youngBefore)
  expect(await forgetPeople(db, SIX_YEARS)).toBe(0)
})

test('what we did in an organisation stays ours, what a member did becomes nobody’s', async () => {
  const organisation = newId()
  await sql`
    insert into organisation_event (organisation_id, actor_id, action, detail, created_at)
    values (${organisation}, 'a', 'member-invited', 'a…@example.com', now() - interval '7 years'),
      (${organisation}, null, 'proof-ended', 'It lapsed', now() - interval '7 years')`.execute(db)

  await forgetPeople(db, SIX_YEARS)

  const events = db.selectFrom('organisationEvent').select(['actorId', 'action', 'detail'])
  expect(await events.where('organisationId', '=', organisation).orderBy('id').execute()).toEqual([
    { actorId: '', action: 'member-invited', detail: '' },
    { actorId: null, action: 'proof-ended', detail: '' },
  ])
})

test('the database lets an old entry forget, and nothing else', async () => {
  const [old, young] = [await anEntry(7), await anEntry(0)]
  const forget = sql`actor_id = '', actor_email = '', subject_id = '', detail = ''`
  for (const statement of [
    sql`update desk_entry set detail = '' where id = ${old.id}`,
    sql`update desk_entry set ${forget}, action = 'case-opened' where id = ${old.id}`,
    sql`update desk_entry set actor_id = 'b', actor_email = '', subject_id = '', detail = '' where id = ${old.id}`,
    sql`delete from desk_entry where id = ${old.id}`,
    sql`update desk_entry set ${forget} where id = ${young.id}`,
  ])
    await expect(statement.execute(db)).rejects.toThrow('append-only')
})
