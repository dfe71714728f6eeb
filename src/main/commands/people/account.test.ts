import { expect, test } from 'vitest'
import { aPerson } from '#tests/support/people.ts'
import { aPlace, openPlace } from '#tests/support/place.ts'
import { runCommand } from '#tests/support/processes.ts'

test(
  'a command turns off the second step of somebody who lost it',
  { timeout: 120_000 },
  async () => {
    const place = await aPlace()
    const before = await openPlace(place)
    const { id: accountId } = await aPerson(before.db, { email: 'ada@example.com' })
    const app = { accountId, secret: 'sealed', confirmedAt: '2026-11-01T00:00:00Z' }
    await before.db.insertInto('totp').values(app).execute()
    await before.close()
    const reset = async (email: string) => {
      const { code, out } = await runCommand(['account', 'reset-second-step', email], place)
      return [code, out]
    }

    expect(await reset('nobody@example.com')).toEqual([
      1,
      'No account has the address nobody@example.com.\n',
    ])
    expect(await reset('ADA@example.com')).toEqual([
      0,
      expect.stringContaining('Two-step login of ada@example.com is off'),
    ])

    const after = await openPlace(place)
    expect(await after.db.selectFrom('totp').selectAll().execute()).toEqual([])
    expect(await after.db.selectFrom('deskEntry').select('action').execute()).toEqual([
      { action: 'second-step-reset' },
    ])
    await after.close()
  },
)
