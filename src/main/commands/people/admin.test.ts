import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aPerson } from '#tests/support/people.ts'
import { aPlace, anEmptyDataDir, openPlace, type Place } from '#tests/support/place.ts'
import { runCommand } from '#tests/support/processes.ts'

/** A database with these people, which no process has open. */
async function aPlaceWith(...people: NonNullable<Parameters<typeof aPerson>[1]>[]) {
  const place = await aPlace()
  const database = await openPlace(place)
  for (const person of people) await aPerson(database.db, person)
  await database.close()
  return place
}

async function admin(place: Place, ...words: string[]) {
  const { code, out, err } = await runCommand(['admin', ...words], place)
  return [code, out + err]
}

test('a command grants, lists and revokes admins', { timeout: 300_000 }, async () => {
  const place = await aPlaceWith({ email: 'Olu@Example.com', firstName: 'Olu', lastName: 'Ade' })

  expect(await admin(place, 'grant', 'oLU@EXAMPLE.com')).toEqual([
    0,
    expect.stringMatching(/^Olu@Example\.com is an admin now\. .*two-step login.*\n$/),
  ])
  expect(await admin(place)).toEqual([0, 'Olu@Example.com (Olu Ade)\n'])
  expect(await admin(place, 'grant', 'nobody@example.com')).toEqual([
    1,
    'No account has the address nobody@example.com. Its owner must sign up first.\n',
  ])
  expect(await admin(place, 'revoke', 'olu@example.com')).toEqual([
    0,
    'Olu@Example.com is no longer an admin.\n',
  ])
  expect(await admin(place, 'list')).toEqual([0, 'There is no admin.\n'])
})

test('a command says which database it opened, and begins none', { timeout: 300_000 }, async () => {
  const place = await aPlaceWith()
  const DATA_DIR = await anEmptyDataDir()

  const { database } = await runCommand(['admin', 'list'], place)
  const nowhere = await runCommand(['admin', 'grant', 'olu@example.com'], { DATA_DIR })

  expect(database).toMatch(/^Database: (PostgreSQL at .+|embedded PostgreSQL in \/.+)\n$/)
  expect([nowhere.code, nowhere.out, nowhere.database]).toEqual([1, '', ''])
  expect(nowhere.err).toBe(
    `There is no database in ${DATA_DIR}. Run the command with the settings of your server, like DATABASE_URL or DATA_DIR; on a new machine start the server first.\n`,
  )
  expect(existsSync(path.join(DATA_DIR, 'database'))).toBe(false)
  expect(existsSync(path.join(DATA_DIR, 'session-secret'))).toBe(false)
})
