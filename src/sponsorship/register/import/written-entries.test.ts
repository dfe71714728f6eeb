import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/secrets/new-id.ts'
import {
  loadRegister,
  readRegister,
  registerCsv,
  type Line,
} from '#tests/support/register-files.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { addFirstEntries } from './write-register.ts'

const { db } = await openTestServer()

// Each register is later than those before it.
let lastDay = 0
function aDay() {
  lastDay += 1
  return new Date(Date.UTC(2026, 0, lastDay)).toISOString().slice(0, 10)
}

function many(count: number): Line[] {
  return Array.from({ length: count }, () => [`Acme ${newId()} Ltd`])
}

async function sponsorNamed(name: string) {
  return db.selectFrom('sponsor').selectAll().where('name', '=', name).executeTakeFirst()
}

/** The entries that a transaction wrote, and in which: PostgreSQL notes with a row which one wrote it. */
async function writersOf(names: string[]) {
  const { rows } = await sql<{ name: string; writer: string }>`
    select name, xmin::text as writer from sponsor where name = any(${names})`.execute(db)
  return new Map(rows.map(({ name, writer }) => [name, writer]))
}

test('a register writes only the entries that differ', async () => {
  const [goes, falls, moves] = [newId(), newId(), newId()]
  const lines = many(1200)
  const names = lines.map(([name]) => name)
  const options = { evenIfSmaller: true }
  await loadRegister(db, [...lines, [goes], [falls], [moves]], { publishedOn: aDay(), ...options })
  const before = await writersOf([...names, goes, falls, moves])

  const changed: Line[] = [
    ...lines,
    [falls, { rating: 'Worker (B rating)' }],
    [moves, { town: 'York' }],
  ]
  const counts = await loadRegister(db, changed, { publishedOn: aDay(), ...options })

  expect(counts).toMatchObject({ added: 0, removed: 1, changed: 1, returned: 0 })
  const after = await writersOf([...before.keys()])
  const written = [...before.keys()].filter((name) => before.get(name) !== after.get(name))
  expect(written.toSorted()).toEqual([goes, falls, moves].toSorted())
  expect(await sponsorNamed(moves)).toMatchObject({ towns: ['York'] })
})

test('search terms follow: a removed entry is not suggested, and one that returns is', async () => {
  const name = `Quay ${newId()} Limited`
  const termsOf = async () => {
    const of = (await sponsorNamed(name))?.id ?? ''
    return db.selectFrom('sponsorSearch').select('start').where('sponsorId', '=', of).execute()
  }
  await loadRegister(db, [[name]], { publishedOn: aDay() })
  expect(await termsOf()).toHaveLength(1)
  await loadRegister(db, many(1), { publishedOn: aDay() })
  expect(await termsOf()).toEqual([])
  await loadRegister(db, [[name]], { publishedOn: aDay() })
  expect(await termsOf()).toHaveLength(1)
})

test('the first register is written in small transactions, before anything reads it', async () => {
  const lines = many(1200)
  const register = await readRegister(registerCsv(...lines))

  await addFirstEntries(db, register.sponsors, aDay(), {})

  const writers = Map.groupBy((await writersOf(lines.map(([name]) => name))).values(), (one) => one)
  expect([...writers.values()].map((rows) => rows.length)).toEqual([200, 200, 200, 200, 200, 200])
  // A process that was stopped there begins again, and finds them.
  const counts = await loadRegister(db, lines, { publishedOn: aDay() })
  expect(counts).toMatchObject({ isNew: true, added: 0 })
})
