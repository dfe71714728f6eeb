import { sql } from 'kysely'
import notRead from '#board/screening/reading/not-read-by-applicants.json' with { type: 'json' }
import type { Db } from '#platform/database/database.ts'

export interface Column {
  table: string
  name: string
  /** Texts in a `json` column are those of several words. */
  type: 'text' | 'json' | 'list'
  /** The text around a canary, which stands for `@@`. */
  shape: string
}

const FIXED = new Set(
  notRead.columns['A fixed word, a code, a date or a setting of ours'].split(' '),
)
/** Columns whose names say that they hold an id, a key of a file or an address, a hash or a secret. */
const TECHNICAL = /(?:^|[._])(?:id|hash|secret|by)$|[._](?:file_key|picture_key|email_key)$|\.key$/
/** Columns of ids under other names. */
const IDS = new Set(['outbox_mail.subject'])

/**
 * The columns that can hold a free text, from the database’s own catalogue: no keys, no columns for which a constraint
 * lists the words, and none that are declared to hold words of ours.
 */
export async function columnsWithCanaries(db: Db): Promise<Column[]> {
  const { rows } = await sql<Omit<Column, 'shape'>>`
    select columns.table_name as "table", column_name as name,
      case when data_type in ('json', 'jsonb') then 'json' when data_type = 'ARRAY' then 'list' else 'text' end as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and columns.table_name not like 'kysely%'
      and (data_type in ('text', 'jsonb', 'json', 'character varying') or udt_name in ('_text', '_varchar'))
      and not exists (
        select from pg_constraint join pg_attribute
          on attname = column_name and (attrelid = conrelid and attnum = any (conkey)
            or attrelid = confrelid and attnum = any (confkey))
        where attrelid = to_regclass(columns.table_name::text)
          and (contype in ('p', 'f') or contype = 'c' and pg_get_constraintdef(pg_constraint.oid) ~ ('\\m' || column_name || ' = ANY')))
    order by 1, 2`.execute(db)
  return rows.flatMap((column) => {
    const name = `${column.table}.${column.name}`
    const isFixed = FIXED.has(name) && column.type !== 'json'
    if (isFixed || TECHNICAL.test(name) || IDS.has(name)) return []
    return [{ ...column, shape: shapeOf(name) }]
  })
}

function shapeOf(column: string) {
  if (column === 'interview_offer.link') return 'https://meet.google.com/@@'
  return column.endsWith('email') ? '@@@example.com' : '@@'
}

export async function namesOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(db)
  return rows.map(({ name }) => name)
}
