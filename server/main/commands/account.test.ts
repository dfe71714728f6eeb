import { expect, test } from 'vitest'
import { openEmbedded } from '#server/platform/database/embedded.ts'
import { aDataDir } from '#tests/support/data-dir.ts'
import { aPerson } from '#tests/support/people.ts'
import { runCommand } from '#tests/support/processes.ts'

test(
  'a command turns off the second step of somebody who lost it',
  { timeout: 120_000 },
  async () => {
    const dataDir = await aDataDir()
    const before = await openEmbedded(dataDir)
    const { id: accountId } = await aPerson(before.db, { email: 'ada@example.com' })
    const app = { accountId, secret: 'sealed', confirmedAt: '2026-11-01T00:00:00Z' }
    await before.db.insertInto('totp').values(app).execute()
    await before.close()
    const reset = async (email: string) => {
      const { code, out } = await runCommand(['account', 'reset-second-step', email], {
        DATA_DIR: dataDir,
      })
      return [code, out]
    }

    expect(await reset('nobody@example.com')).toEqual([
      1,
      'No account has the address nobody@example.com.\n',
    ])
    expect(await reset('ADA@example.com')).toEqual([
      0,
      expect.stringContaining('The second step of ada@example.com is off'),
    ])

    const after = await openEmbedded(dataDir)
    expect(await after.db.selectFrom('totp').selectAll().execute()).toEqual([])
    expect(await after.db.selectFrom('deskEntry').select('action').execute()).toEqual([
      { action: 'second-step-reset' },
    ])
    await after.close()
  },
)
