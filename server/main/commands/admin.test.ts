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

async function admin(dataDir: string, ...words: string[]) {
  const { code, out, err } = await runCommand(['admin', ...words], { DATA_DIR: dataDir })
  return [code, out + err]
}

test('a command grants, lists and revokes admins', { timeout: 300_000 }, async () => {
  const folder = await aFolderWith({ email: 'Olu@Example.com', firstName: 'Olu', lastName: 'Ade' })

  expect(await admin(folder, 'grant', 'oLU@EXAMPLE.com')).toEqual([
    0,
    expect.stringMatching(/^Olu@Example\.com is an admin now\. .*second step.*\n$/),
  ])
  expect(await admin(folder)).toEqual([0, 'Olu@Example.com (Olu Ade)\n'])
  expect(await admin(folder, 'grant', 'nobody@example.com')).toEqual([
    1,
    'No account has the address nobody@example.com. Its owner must sign up first.\n',
  ])
  expect(await admin(folder, 'revoke', 'olu@example.com')).toEqual([
    0,
    'Olu@Example.com is no longer an admin.\n',
  ])
  expect(await admin(folder, 'list')).toEqual([0, 'There is no admin.\n'])
})
