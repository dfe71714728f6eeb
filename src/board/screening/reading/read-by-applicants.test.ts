import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestServer } from '#tests/support/test-server.ts'
import notRead from './not-read-by-applicants.json' with { type: 'json' }
import { READ_COLUMNS } from './read-by-applicants.ts'

const { db } = await openTestServer()

/** Columns whose names say that they hold an id, a key, a hash or a secret. */
const TECHNICAL = /(?:^|[._])(?:id|key|hash|secret|by)$/
const NOT_READ = Object.values(notRead.columns).flatMap((columns) => columns.split(' '))

test('every column of text is declared: applicants read it, or why they do not', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and (data_type in ('text', 'jsonb', 'json', 'character varying')
      or udt_name in ('_text', '_varchar'))
      and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')
      and table_name not like 'kysely%'`.execute(db)
  const columns = rows.map(({ name }) => name).filter((name) => !TECHNICAL.test(name))
  expect(columns.length).toBeGreaterThan(150)
  expect(columns.toSorted()).toEqual([...READ_COLUMNS, ...NOT_READ].toSorted())
})
