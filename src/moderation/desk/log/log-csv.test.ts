import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAdmin } from '#tests/support/admin.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server
const admin = await anAdmin(db)

const download = (cookies: Record<string, string> = {}) =>
  app.inject({ url: '/desk/log.csv', cookies })

test('an admin downloads the whole log, and a formula in it stays a text', async () => {
  const { cookies } = await aLoggedInPerson(server, { isOwner: true })
  const { id } = await aJob(db, { source: 'x', sourceRef: crypto.randomUUID() })
  await services.admin.jobs.takeDown(admin, id, { reason: '=HYPERLINK("https://evil.example")' })
  await sql`
    insert into desk_entry (actor_id, actor_email, action, subject_kind, subject_id, detail)
    select ${admin.id}, ${admin.email}, 'message-changed', 'contact-message', 'm' || n, ''
    from generate_series(1, 1200) as n`.execute(db)

  const { statusCode, headers, body } = await download(cookies)

  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(headers['content-disposition']).toBe('attachment; filename="landfall-log.csv"')
  const lines = body.trimEnd().split('\r\n')
  expect(lines[0]).toBe('\ufeff"When","Who","What","About","Id","Detail"')
  expect(lines.filter((line) => line.includes('worked on a message'))).toHaveLength(1200)
  expect(lines.at(-1)).toContain('took down a job')
  expect(lines.at(-1)).not.toMatch(/"=HYPERLINK/)
})

test('nobody else does', async () => {
  const { cookies } = await aLoggedInPerson(server)
  expect((await download(cookies)).headers.location).toBe('/404')
  expect((await download()).headers.location).toBe('/login?next=%2Fdesk%2Flog')
})

test.each(['organisation_event', 'desk_entry'])('%s cannot be rewritten', async (table) => {
  await sql`
    insert into organisation_event (organisation_id, action) values ('x', 'created')`.execute(db)
  await services.admin.jobs.takeDown(admin, (await aJob(db)).id, { reason: 'A fee' })
  const before = await sql`select * from ${sql.table(table)} order by id`.execute(db)
  for (const statement of [
    sql`update ${sql.table(table)} set detail = 'x'`,
    sql`delete from ${sql.table(table)}`,
    sql`truncate ${sql.table(table)}`,
    sql`truncate ${sql.table(table)} restart identity cascade`,
    sql`insert into ${sql.table(table)} select * from ${sql.table(table)} on conflict (id) do update set detail = 'x'`,
  ])
    await expect(statement.execute(db)).rejects.toThrow()
  const after = await sql`select * from ${sql.table(table)} order by id`.execute(db)
  expect(after.rows).toEqual(before.rows)
})
