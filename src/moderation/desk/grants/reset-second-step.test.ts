import { expect, test } from 'vitest'
import { mailsTo } from '#tests/support/account-calls.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aPerson, aVisitor, PASSWORD } from '#tests/support/people.ts'
import { addPasskey, openPlainSession, setUpApp } from '#tests/support/second-step.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { resetSecondStep } from './account-commands.ts'

const server = await openTestServer()
const { db, services, tasks, mailbox, runTasks } = server

test('the last way in: everything is off, everybody is logged out, and it is logged and told', async () => {
  const person = await aPerson(db)
  const { actor, token } = await openPlainSession(services, person)
  await setUpApp(server, actor)
  await addPasskey(services, { ...actor, secondFactorAt: new Date().toISOString() })

  const { isDone, sentence } = await resetSecondStep({ db, tasks }, person.email.toUpperCase())

  expect([isDone, sentence]).toEqual([true, expect.stringContaining('is off')])
  expect(await services.accounts.sessions.find(token, aVisitor())).toBeNull()
  for (const table of ['passkey', 'totp', 'recoveryCode', 'loginChallenge'] as const) {
    expect(
      await db.selectFrom(table).selectAll().where('accountId', '=', person.id).execute(),
    ).toEqual([])
  }
  const login = { email: person.email, password: PASSWORD }
  expect(await services.accounts.logIn(aVisitor(), login)).toHaveProperty('session')
  const { items } = await services.admin.log(await anAdmin(db), { after: null })
  expect(items[0]).toMatchObject({
    who: 'Somebody at the server',
    action: 'second-step-reset',
    subject: { kind: 'account', id: person.id },
  })
  await runTasks()
  expect((await mailsTo(mailbox, person.email)).map(({ subject }) => subject)).toContain(
    'Your two-step login was turned off',
  )
})

test('an unknown address, or an account without a second step, changes nothing', async () => {
  const { email } = await aPerson(db)

  expect(await resetSecondStep({ db, tasks }, 'nobody@example.com')).toEqual({
    isDone: false,
    sentence: 'No account has the address nobody@example.com.',
  })
  expect(await resetSecondStep({ db, tasks }, email)).toEqual({
    isDone: true,
    sentence: `${email} has no two-step login.`,
  })
})
