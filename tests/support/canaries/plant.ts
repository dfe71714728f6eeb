import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { namesOf, type Column } from './columns.ts'

/** A canary's column, and whether its row is the applicant's own or is about their application. */
export interface Sighting {
  column: string
  isOwn: boolean
}

const CANARY = /zq(\d{3})([ox])/gi

/** Replaces the texts of all rows by canaries, one for each column, and returns what finds them in a text. */
export async function plantCanaries(db: Db, columns: Column[], applicantId: string) {
  const tables = Object.groupBy([...columns.entries()], ([, { table }]) => table)
  for (const [table, entries = []] of Object.entries(tables)) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
    const own = await isOwn(db, table, applicantId)
    for (const [at, column] of entries) await plant(db, { column, at, own })
  }

  return (text: string): Sighting[] =>
    [...text.matchAll(CANARY)].map(([, at, own = '']) => ({
      column: nameOf(columns[Number(at)]),
      isOwn: own.toLowerCase() === 'o',
    }))
}

const nameOf = (column?: Column) => (column ? `${column.table}.${column.name}` : 'no column')

async function isOwn(db: Db, table: string, applicantId: string) {
  const names = await namesOf(db, table)
  const applied = sql`(select id from application where applicant_id = ${applicantId})`
  const tests = [
    ...(table === 'account' ? [sql`id = ${applicantId}`] : []),
    ...(table === 'proof' ? [sql`subject = ${applicantId}`] : []),
    ...(names.includes('account_id') ? [sql`account_id = ${applicantId}`] : []),
    ...(names.includes('applicant_id') ? [sql`applicant_id = ${applicantId}`] : []),
    ...(names.includes('application_id') ? [sql`application_id in ${applied}`] : []),
  ]
  return tests.length > 0 ? sql`coalesce(${sql.join(tests, sql` or `)}, false)` : sql`false`
}

interface Planting {
  column: Column
  at: number
  own: ReturnType<typeof sql>
}

interface Row {
  row: string
  isOwn: boolean
  value: unknown
}

/** Each row’s canary ends with its number, for the sake of unique columns. */
async function plant(db: Db, { column, at, own }: Planting) {
  const { table, name, type, shape } = column
  const { rows } = await sql<Row>`
    select ctid::text as row, ${own} as "isOwn", ${sql.ref(name)} as value
    from ${sql.table(table)} where ${sql.ref(name)} is not null`.execute(db)
  for (const [number, { row, isOwn, value }] of rows.entries()) {
    const canary = shape.replace(
      '@@',
      `zq${String(at).padStart(3, '0')}${isOwn ? 'o' : 'x'}${number}`,
    )
    const planted = type === 'json' ? JSON.stringify(inTexts(value, canary)) : canary
    const written = type === 'list' ? sql`array[${planted}]` : planted
    await sql`
      update ${sql.table(table)} set ${sql.ref(name)} = ${written} where ctid = ${row}::tid`.execute(
      db,
    )
  }
}

/** Only texts of several words are replaced; a single word may be a code or a date. */
function inTexts(value: unknown, canary: string): unknown {
  if (typeof value === 'string') return /\s/.test(value) ? canary : value
  if (Array.isArray(value)) return value.map((part) => inTexts(part, canary))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, inTexts(part, canary)]),
  )
}
