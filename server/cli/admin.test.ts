import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openEmbedded } from '#server/platform/database/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { aPerson } from '#tests/support/people.ts'

const run = promisify(execFile)

/** A data folder with these people, and nobody holding it open. */
async function aFolderWith(...people: NonNullable<Parameters<typeof aPerson>[1]>[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-owner-'))
  const database = await openEmbedded(folder)
  await migrate(database.db)
  for (const person of people) await aPerson(database.db, person)
  await database.close()
  return folder
}

async function owner(folder: string, ...words: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: folder }
  const options = ['server/cli/main.ts', 'owner', ...words]
  try {
    const { stdout, stderr } = await run(process.execPath, options, { env })
    return [0, stdout + stderr]
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return [code, stdout + stderr]
  }
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
