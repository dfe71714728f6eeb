import { expect, test } from 'vitest'
import { accountCalls, mailsTo } from '#tests/support/account-calls.ts'
import { anAddress, aPerson, aSignUp, aVisitor, codeIn, tokenIn } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, mailbox, services, runTasks } = await openTestServer()
const { signUp, logIn, post } = accountCalls(app)
const { verification, settings, reset, confirm } = services.accounts

const newPassword = 'A-New-Harbour-55'

/** 'done' or the code of the rule that rejected it; anything else is a bug. */
async function outcome(action: Promise<unknown>): Promise<string> {
  return action.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )
}

test('concurrent changes of password and address never fail', async () => {
  for (let i = 0; i < 5; i += 1) {
    const { id, email } = await aPerson(db)
    const newEmail = anAddress()
    await db.transaction().execute(async (db) => {
      await verification.request(db, { purpose: 'change-email', subject: id }, { newEmail })
      await verification.request(db, { purpose: 'reset', subject: email })
    })
    await runTasks()
    const token = tokenIn((await mailsTo(mailbox, newEmail))[0] ?? null)
    const otp = codeIn((await mailsTo(mailbox, email))[0] ?? null)

    const outcomes = await Promise.all([
      outcome(settings.confirmEmailChange(aVisitor(), token)),
      outcome(reset(aVisitor(), { email, otp, newPassword })),
    ])

    expect(['done', 'link_dead']).toContain(outcomes[0])
    expect(['done', 'invalid_input']).toContain(outcomes[1])
    expect(outcomes).toContain('done')
  }
})

test('a concurrent confirmation and second registration never fail', async () => {
  for (let i = 0; i < 5; i += 1) {
    const answers = aSignUp()
    const email = answers.email ?? ''
    await signUp(answers)
    await runTasks()
    const token = tokenIn((await mailsTo(mailbox, email))[0] ?? null)

    const [confirmed, second] = await Promise.all([
      outcome(confirm(aVisitor(), token)),
      signUp(aSignUp({ email, password: 'Another-Port-12' })),
    ])

    expect(['done', 'link_dead']).toContain(confirmed)
    expect(second.statusCode).toBe(201)
    // The first person's link must never confirm the second person's password.
    expect((await logIn(email, 'Another-Port-12')).statusCode).toBe(403)
    expect((await logIn(email)).statusCode).toBe(confirmed === 'done' ? 200 : 401)
  }
})

test('a session never outlives the password it was started with', async () => {
  for (let i = 0; i < 5; i += 1) {
    const { id, email } = await aPerson(db)
    await post('/forgot_password', { email })
    await runTasks()
    const otp = codeIn((await mailsTo(mailbox, email))[0] ?? null)

    await Promise.all([
      ...Array.from({ length: 4 }, () => logIn(email)),
      reset(aVisitor(), { email, otp, newPassword }),
      ...Array.from({ length: 4 }, () => logIn(email)),
    ])

    const left = db.selectFrom('session').select('id').where('accountId', '=', id)
    expect(await left.execute()).toEqual([])
  }
})
