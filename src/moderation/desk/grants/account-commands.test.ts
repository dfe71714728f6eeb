import { expect, test } from 'vitest'
import { anActor } from '#tests/support/admin.ts'
import { aPerson } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { listAdmins, grantAdmin, revokeAdmin } from './account-commands.ts'

const { db, services } = await openTestServer()
const suspendedAt = new Date().toISOString()

test('granting and revoking take effect at once and are logged', async () => {
  const actor = await anActor(db)
  const email = actor.email.toUpperCase()

  expect(await grantAdmin(db, email)).toEqual({
    isDone: true,
    sentence: expect.stringMatching(/ is an admin now\. The admin area asks for two-step login/),
  })
  expect(await services.admin.isAdmin(actor)).toBe(true)
  expect((await listAdmins(db)).map(({ email }) => email)).toContain(actor.email)
  const { items } = await services.admin.log(actor, { after: null })
  expect(items[0]).toMatchObject({
    who: 'Somebody at the server',
    action: 'owner-granted',
    subject: { kind: 'account', id: actor.id },
  })

  expect(await revokeAdmin(db, email)).toEqual({
    isDone: true,
    sentence: `${actor.email} is no longer an admin.`,
  })
  expect(await services.admin.isAdmin(actor)).toBe(false)
})

test.each([
  ['an admin', { isOwner: true }, true, 'is an admin already.'],
  [
    'an unconfirmed person',
    { verifiedAt: null },
    false,
    'is not confirmed yet. Its owner must open the link in our email first.',
  ],
  [
    'a suspended person',
    { suspendedAt },
    false,
    'is suspended. Another admin must lift the suspension first.',
  ],
])('granting %s changes nothing', async (_, overrides, isDone, words) => {
  const { id, email } = await aPerson(db, overrides)

  expect(await grantAdmin(db, email)).toEqual({ isDone, sentence: `${email} ${words}` })

  const entries = db.selectFrom('deskEntry').select('id').where('subjectId', '=', id)
  expect(await entries.execute()).toEqual([])
})

test('revoking a person who is no admin changes nothing', async () => {
  const { email } = await aPerson(db)

  expect(await revokeAdmin(db, email)).toEqual({
    isDone: true,
    sentence: `${email} is not an admin.`,
  })
  expect(await revokeAdmin(db, 'nobody@example.com')).toEqual({
    isDone: false,
    sentence: 'No account has the address nobody@example.com.',
  })
})
