import { expect, test } from 'vitest'
import { aPerson } from '#tests/support/people.ts'
import { aPlace, openPlace, type Place } from '#tests/support/place.ts'
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
