import { expect, test } from 'vitest'
import { anActor } from '#tests/support/admin.ts'
import { aPerson } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { listAdmins, grantAdmin, revokeAdmin } from './admin-grants.ts'

const { db, services } = await openTestServer()
const suspendedAt = new Date().toISOString()

test('granting and revoking take hold at once, and are in the log', async () => {
  const actor = await anActor(db)
  const email = actor.email.toUpperCase()

  expect(await grantAdmin(db, email)).toEqual({
    isDone: true,
    sentence: `${actor.email} is an owner now.`,
  })
  expect(await services.admin.isAdmin(actor)).toBe(true)
  expect((await listAdmins(db)).map(({ email }) => email)).toContain(actor.email)
  const { items } = await services.admin.log(actor, { after: null })
  expect(items[0]).toMatchObject({
    who: 'the command line',
    action: 'owner-granted',
    subject: { kind: 'account', id: actor.id },
  })

  expect(await revokeAdmin(db, email)).toEqual({
    isDone: true,
    sentence: `${actor.email} is no longer an owner.`,
  })
  expect(await services.admin.isAdmin(actor)).toBe(false)
})

test.each([
  ['an owner', { isOwner: true }, true, 'is an owner already.'],
  [
    'somebody unconfirmed',
    { verifiedAt: null },
    false,
    'is not confirmed yet. They open the link in our mail first.',
  ],
  [
    'somebody suspended',
    { suspendedAt },
    false,
    'is suspended. Another owner lets them in again first.',
  ],
])('granting %s changes nothing', async (_, overrides, isDone, words) => {
  const { id, email } = await aPerson(db, overrides)

  expect(await grantAdmin(db, email)).toEqual({ isDone, sentence: `${email} ${words}` })

  const entries = db.selectFrom('deskEntry').select('id').where('subjectId', '=', id)
  expect(await entries.execute()).toEqual([])
})

test('revoking needs somebody who is an owner', async () => {
  const { email } = await aPerson(db)

  expect(await revokeAdmin(db, email)).toEqual({
    isDone: true,
    sentence: `${email} is not an owner.`,
  })
  expect(await revokeAdmin(db, 'nobody@example.com')).toEqual({
    isDone: false,
    sentence: 'Nobody has the address nobody@example.com.',
  })
})
