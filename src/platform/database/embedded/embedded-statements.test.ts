import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { createStatements } from './embedded-statements.ts'

const database = await PGlite.create()
const { query } = createStatements(database)

async function countPrepared() {
  const sql = 'select count(*)::int as count from pg_prepared_statements'
  return (await database.query<{ count: number }>(sql)).rows[0]?.count ?? 0
}

test('values of all types are the same as from PGlite’s own query', async () => {
  const sql = `select $1::text as text, $2::int as int, $3::boolean as flag, $4::timestamptz as at,
    $5::json as json, $6::text[] as texts, $7::text as nothing, $8::numeric as sum, $9::bytea as bytes`
  const values = [
    `O'Neill "£" \\ 🚢`,
    -7,
    false,
    '2026-11-21T10:00:00Z',
    JSON.stringify({ a: ['b'] }),
    ['x', 'y,"z"', ''],
    null,
    12.71,
    new Uint8Array([0, 255]),
  ]
  const { rows: expected } = await database.query(sql, values)

  expect((await query(sql, values)).rows).toEqual(expected)
  expect((await query(sql, values)).rows).toEqual(expected)
})

test('a statement is planned once and reports the rows it changed', async () => {
  await database.exec('create table place (id int primary key, name text)')
  const before = await countPrepared()
  const insert = 'insert into place values ($1, $2)'

  expect(await query(insert, [1, 'Leeds'])).toMatchObject({ affectedRows: 1 })
  expect(await query(insert, [2, 'Hull'])).toMatchObject({ affectedRows: 1 })

  expect(await countPrepared()).toBe(before + 1)
})

test('a failed statement keeps its code, and the next one runs', async () => {
  await database.exec('create table unique_one (id int primary key)')
  const insert = 'insert into unique_one values ($1)'
  await query(insert, [1])

  await expect(query(insert, [1])).rejects.toMatchObject({ code: '23505' })
  await expect(query('selec $1', [1])).rejects.toMatchObject({ code: '42601' })
  await expect(query(insert, ['x'])).rejects.toMatchObject({ code: '22P02' })
  await query(insert, [2])

  expect((await query('select id from unique_one where id > $1', [0])).rows).toHaveLength(2)
})

test('nothing runs in a failed transaction, and everything after it', async () => {
  await database.exec('create table held (id int primary key)')
  const insert = 'insert into held values ($1)'
  await query('begin', [])
  await query(insert, [1])
  await expect(query(insert, [1])).rejects.toMatchObject({ code: '23505' })
  await expect(query('select $1::int', [1])).rejects.toMatchObject({ code: '25P02' })
  await query('rollback', [])

  expect((await query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }])
  expect((await query('select id from held where id > $1', [0])).rows).toEqual([])
})

test('a statement whose table has changed fails once and is then planned again', async () => {
  await database.exec('create table growing (id int)')
  const select = 'select * from growing where id = $1'
  await database.exec('insert into growing values (1)')
  await query(select, [1])
  await database.exec('alter table growing add column name text')

  await expect(query(select, [1])).rejects.toMatchObject({ code: '0A000' })
  expect((await query(select, [1])).rows).toEqual([{ id: 1, name: null }])
})

test('the least recently used statements are dropped, so memory stays bounded', async () => {
  for (let number = 0; number < 450; number += 1) {
    await query(`select $1::int + ${number} as sum`, [1])
  }

  expect(await countPrepared()).toBeLessThanOrEqual(401)
  expect((await query('select $1::int + 0 as sum', [1])).rows).toEqual([{ sum: 1 }])
})

test('concurrent statements run one after another', async () => {
  const queries = Array.from({ length: 20 }, (_, number) =>
    query(`select $1::int as ${number % 2 ? 'odd' : 'even'}`, [number]),
  )

  const answers = await Promise.all(queries)
  expect(answers.map(({ rows }) => Object.values(rows[0] as object)[0])).toEqual(
    Array.from({ length: 20 }, (_, number) => number),
  )
})
