import { expect, test } from 'vitest'
import { accountCalls, mailsTo, nextMailTo } from '#tests/support/account-calls.ts'
import { anAddress, aPerson, aSignUp, tokenIn } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const { app, db, mailbox, runTasks } = await openTestServer()
const { signUp, logIn, post } = accountCalls(app)

const findRows = (email: string) =>
  db.selectFrom('account').selectAll().where('email', '=', email).execute()

test('a registration is saved, answered with the user, and its address gets a link', async () => {
  const answers = aSignUp()

  const response = await signUp(answers)

  expect(response.statusCode).toBe(201)
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.cookies.map(({ name }) => name)).toEqual(['signUp'])
  expect(response.json()).toEqual({
    _id: expect.stringMatching(/^[0-9a-z]{13}$/),
    email: answers.email,
    firstName: 'Ada',
    lastName: 'Obi',
    profilePicture: null,
  })
  const mail = await nextMailTo({ mailbox, runTasks }, answers.email ?? '')
  expect(mail.subject).toBe('Confirm your email address')
  expect(tokenIn(mail)).toHaveLength(43)
  const [row] = await findRows(answers.email ?? '')
  expect(row).toMatchObject({
    phone: '+2348031234567',
    country: 'NG',
    verifiedAt: null,
    passwordHash: expect.stringMatching(/^\$argon2id\$/),
  })
  expect((await logIn(answers.email ?? '')).statusCode).toBe(403)
})

test('a known address gets the same answer, and only its owner is told', async () => {
  const owner = await aPerson(db, { firstName: 'Ngozi' })
  const answers = aSignUp({ email: owner.email, password: 'Another-Port-12' })

  const known = await signUp(answers)
  const unknown = await signUp(aSignUp())

  expect(known.statusCode).toBe(unknown.statusCode)
  expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
  expect(Object.keys(known.json())).toEqual(Object.keys(unknown.json()))
  expect(known.json()).toMatchObject({ email: owner.email, firstName: 'Ada' })
  expect(known.json()._id).not.toBe(owner.id)
  const mail = await nextMailTo({ mailbox, runTasks }, owner.email)
  expect(mail.subject).toBe('You already have an account')
  expect(mail.text).toContain('You already have an account, Ngozi')
  expect(mail.text).toContain('http://localhost:3000/login')
  expect(tokenIn(mail)).toBe('')
  expect(await findRows(owner.email)).toEqual([owner])
  expect((await logIn(owner.email)).statusCode).toBe(200)
})

test('logging in does not reveal that an address was already known', async () => {
  const owner = await aPerson(db)
  const [known, unknown] = [owner.email, anAddress()]
  const password = 'Another-Port-12'
  for (const email of [known, unknown]) await signUp(aSignUp({ email, password }))

  const answers = await Promise.all([known, unknown].map((email) => logIn(email, password)))
  const wrong = await Promise.all([known, unknown].map((email) => logIn(email, 'Wrong-Port-1')))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
  expect(answers[0]?.body).toBe(answers[1]?.body)
  expect(wrong.map(({ statusCode }) => statusCode)).toEqual([401, 401])
})

test.each([
  ['capital letters', 'MIKE.%@EXAMPLE.COM'],
  ['wide letters', 'ｍｉｋｅ.%@ｅｘａｍｐｌｅ.ｃｏｍ'],
  ['the Kelvin sign', 'mi\u212Ae.%@example.com'],
])(
  'an address in %s is recognised, and the email goes to the spelling of its owner',
  async (_, pattern) => {
    const part = uniqueWord()
    const owner = await aPerson(db, { email: `mike.${part}@example.com` })
    const lookAlike = pattern.replace('%', part)

    expect((await signUp(aSignUp({ email: lookAlike }))).statusCode).toBe(201)
    await runTasks()
    expect((await post('/forgot_password', { email: lookAlike })).statusCode).toBe(200)
    await runTasks()

    expect((await mailsTo(mailbox, owner.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^[A-Z2-9]{4} is your code/),
      'You already have an account',
    ])
    expect(await mailsTo(mailbox, lookAlike)).toEqual([])
    expect(await findRows(owner.email)).toEqual([owner])
    expect(await findRows(lookAlike)).toEqual([])
    expect((await logIn(lookAlike)).json()).toMatchObject({ _id: owner.id, email: owner.email })
  },
)

test('a domain and its punycode are the same, and the email goes to the spelling that was typed', async () => {
  const part = uniqueWord()
  const typed = `zoë.${part}@münchen.de`
  await signUp(aSignUp({ email: typed }))
  await runTasks()

  const owner = await aPerson(db, { email: `ada.${part}@münchen.de` })
  await signUp(aSignUp({ email: `ada.${part}@xn--mnchen-3ya.de` }))
  await runTasks()

  expect((await mailsTo(mailbox, typed))[0]?.subject).toBe('Confirm your email address')
  expect((await mailsTo(mailbox, owner.email))[0]?.subject).toBe('You already have an account')
})

test('names in other scripts appear in the email', async () => {
  const answers = aSignUp({ firstName: 'Ọláṣùbọ̀mí', lastName: 'آدا' })

  await signUp(answers)

  const mail = await nextMailTo({ mailbox, runTasks }, answers.email ?? '')
  expect(mail.text).toContain('Welcome to Landfall')
})
