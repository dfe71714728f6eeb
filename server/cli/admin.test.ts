import { expect, test } from 'vitest'
import { openEmbedded } from '#server/platform/database/embedded.ts'
import { aDataDir } from '#tests/support/data-dir.ts'
import { aPerson } from '#tests/support/people.ts'
import { runCommand } from '#tests/support/processes.ts'

/** A data folder with these people, which no process has open. */
async function aFolderWith(...people: NonNullable<Parameters<typeof aPerson>[1]>[]) {
  const dataDir = await aDataDir()
  const database = await openEmbedded(dataDir)
  for (const person of people) await aPerson(database.db, person)
  await database.close()
  return dataDir
}

async function owner(dataDir: string, ...words: string[]) {
  const { code, out, err } = await runCommand(['owner', ...words], { DATA_DIR: dataDir })
  return [code, out + err]
}

test('an owner is granted, listed and revoked by command', { timeout: 120_000 }, async () => {
  const folder = await aFolderWith({ email: 'Olu@Example.com', firstName: 'Olu', lastName: 'Ade' })

  expect(await owner(folder, 'grant', 'oLU@EXAMPLE.com')).toEqual([
    0,
    'Olu@Example.com is an owner now.\n',
  ])
  expect(await owner(folder)).toEqual([0, 'Olu@Example.com (Olu Ade)\n'])
  expect(await owner(folder, 'grant', 'nobody@example.com')).toEqual([
    1,
    'Nobody has the address nobody@example.com. They create an account first.\n',
  ])
  expect(await owner(folder, 'revoke', 'olu@example.com')).toEqual([
    0,
    'Olu@Example.com is no longer an owner.\n',
  ])
  expect(await owner(folder, 'list')).toEqual([0, 'Nobody is an owner.\n'])
})
