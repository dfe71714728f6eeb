import { expect, test } from 'vitest'
import { accountCalls, letAMinutePass, mailsTo, nextMailTo } from '#tests/support/account-calls.ts'
import { aPerson, aSignUp, aVisitor, codeIn, PASSWORD, tokenIn } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const { app, db, mailbox, services, runTasks } = await openTestServer()
const { signUp, logIn, post } = accountCalls(app)
const { confirm } = services.accounts

const findByKey = (emailKey: string) =>
  db.selectFrom('account').selectAll().where('emailKey', '=', emailKey).execute()

test('two concurrent registrations create one account with one working link', async () => {
  const answers = aSignUp()

  const responses = await Promise.all(Array.from({ length: 4 }, () => signUp(answers)))

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
  expect(await findByKey(answers.email ?? '')).toHaveLength(1)
  await runTasks()
  const mails = await mailsTo(mailbox, answers.email ?? '')
  const confirmed = await Promise.allSettled(
    mails.map((mail) => confirm(aVisitor(), tokenIn(mail))),
  )
  expect(confirmed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await logIn(answers.email ?? '')).statusCode).toBe(200)
})

test.each([null, new Date().toISOString()])(
  'a second press of the button is the first one, with one mail (account confirmed: %s)',
  async (verifiedAt) => {
    const answers = aSignUp()
    const email = answers.email ?? ''
    if (verifiedAt) await aPerson(db, { email, verifiedAt })

    await signUp(answers)
    const first = await nextMailTo({ mailbox, runTasks }, email)
    const again = await signUp(answers)
    await Promise.all([signUp(answers), post('/email_verification', { email })])
    await runTasks()

    expect(again.statusCode).toBe(201)
    expect((await mailsTo(mailbox, email)).map(({ id }) => id)).toEqual([first.id])
    if (verifiedAt) return
    expect(await confirm(aVisitor(), tokenIn(first))).toMatchObject({ hasPassword: true })
    expect((await logIn(email)).statusCode).toBe(200)
  },
)

test('presses of an address that has an account send one mail, at once too', async () => {
  const { email } = await aPerson(db)
  const answers = aSignUp({ email })

  await Promise.all(Array.from({ length: 3 }, () => signUp(answers)))
  await runTasks()

  expect(await mailsTo(mailbox, email)).toHaveLength(1)
})

test('after two registrations with different passwords neither works, and a code sets a new one', async () => {
  const answers = aSignUp()
  const email = answers.email ?? ''
  await signUp(answers)
  const first = await nextMailTo({ mailbox, runTasks }, email)
  await signUp(aSignUp({ email, password: 'Another-Port-12' }))
  const second = await nextMailTo({ mailbox, runTasks }, email, first)

  await expect(confirm(aVisitor(), tokenIn(first))).rejects.toMatchObject({ code: 'link_dead' })
  expect(await confirm(aVisitor(), tokenIn(second))).toEqual({ hasPassword: false, logIn: null })

  expect((await logIn(email)).statusCode).toBe(401)
  expect((await logIn(email, 'Another-Port-12')).statusCode).toBe(401)
  await post('/forgot_password', { email })
  const otp = codeIn(await nextMailTo({ mailbox, runTasks }, email, second))
  await post('/forgot_password/reset', { email, otp, newPassword: 'A-Third-Port-9' })
  expect((await logIn(email, 'A-Third-Port-9')).statusCode).toBe(200)
})

test('two concurrent registrations with different passwords leave no password', async () => {
  const answers = aSignUp()
  const email = answers.email ?? ''

  await Promise.all([signUp(answers), signUp(aSignUp({ email, password: 'Another-Port-12' }))])

  expect(await findByKey(email)).toEqual([expect.objectContaining({ passwordHash: null })])
})

test('registering twice with the same password keeps it', async () => {
  const answers = aSignUp()
  const email = answers.email ?? ''
  await signUp(answers)
  const first = await nextMailTo({ mailbox, runTasks }, email)
  await letAMinutePass(db)
  await signUp(answers)
  const second = await nextMailTo({ mailbox, runTasks }, email, first)

  expect(await confirm(aVisitor(), tokenIn(second))).toEqual({ hasPassword: true, logIn: null })
  expect((await logIn(email)).statusCode).toBe(200)
})

test('a voided password does not come back by registering with the first one again', async () => {
  const answers = aSignUp()
  const email = answers.email ?? ''
  await signUp(answers)
  await signUp(aSignUp({ email, password: 'Another-Port-12' }))
  await signUp(answers)

  expect(await findByKey(email)).toEqual([expect.objectContaining({ passwordHash: null })])
})

test('the latest registration counts, so nobody can block an address with a look-alike', async () => {
  const part = uniqueWord()
  const squatter = aSignUp({
    email: `ａｄａ.${part}@example.com`,
    firstName: 'Eve',
    password: 'Squat-and-Wait-1',
  })
  const email = `ada.${part}@example.com`
  await signUp(squatter)
  await runTasks()

  await signUp(aSignUp({ email, lastName: 'Okoro', currentLocation: 'Ghana', mobileNumber: '' }))

  const mail = await nextMailTo({ mailbox, runTasks }, email)
  expect(mail.text).toContain('Welcome to Landfall')
  expect(await findByKey(email)).toEqual([
    expect.objectContaining({ email, lastName: 'Okoro', country: 'GH', phone: null }),
  ])
  expect(await confirm(aVisitor(), tokenIn(mail))).toEqual({ hasPassword: false, logIn: null })
})

test('only the latest password reveals that an address is unconfirmed', async () => {
  const answers = aSignUp()
  const email = answers.email ?? ''
  await signUp(answers)
  await signUp(aSignUp({ email, password: 'Another-Port-12' }))

  expect((await logIn(email, PASSWORD)).statusCode).toBe(401)
  expect((await logIn(email, 'Another-Port-12')).statusCode).toBe(403)
  await post('/email_verification', { email })
  expect((await logIn(email, 'Another-Port-12')).statusCode).toBe(403)
})
