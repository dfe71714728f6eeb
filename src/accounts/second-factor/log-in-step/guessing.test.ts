import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { accountCalls, forgetLimits, mailsTo } from '#tests/support/account-calls.ts'
import { aPerson, aVisitor } from '#tests/support/people.ts'
import {
  aWrongCode,
  codeOf,
  forgetUsedCodes,
  openPlainSession,
  setUpApp,
} from '#tests/support/second-step.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const server = await openTestServer()
const { app, db, services, mailbox, runTasks } = server
const { logIn } = accountCalls(app)
const { steps } = services.accounts

afterEach(() => forgetLimits(db))

/** A person with an app, and a browser that they have logged in from. */
async function anOwner() {
  const person = await aPerson(db)
  const { actor } = await openPlainSession(services, person)
  const { secret, codes } = await setUpApp(server, actor)
  const browser = aVisitor()
  const { device } = await steps.finish(browser, await begin(person.email), {
    code: codeOf(secret),
  })
  await forgetUsedCodes(db, person.id)
  return { person, secret, codes, known: { ...browser, device } }
}

/** The cookie of a browser that has typed the right password, which the attacker knows too. */
async function begin(email: string) {
  await forgetPasswordTries()
  const response = await logIn(email)
  return response.cookies.find(({ name }) => name === 'step')?.value ?? ''
}

/** Passwords have their own limits, for whoever does not know them. */
const forgetPasswordTries = () =>
  sql`delete from rate_limit where key like 'password-%'`.execute(db)

const answerOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

/** Wrong codes from many networks, four from each, as in the attack. Returns how many were checked. */
async function guess({ person, secret }: Awaited<ReturnType<typeof anOwner>>, networks: number) {
  const code = aWrongCode(secret)
  let checked = 0
  for (let network = 0; network < networks; network += 1) {
    const token = await begin(person.email)
    const stranger = { ...aVisitor(), ip: `82.7.${network}.9` }
    for (let count = 0; count < 4; count += 1)
      if ((await answerOf(steps.finish(stranger, token, { code }))) === 'invalid_input')
        checked += 1
  }
  return checked
}

test.each([9, 12])(
  'whoever has the password guesses no more from %i networks than from one',
  async (networks) => {
    const owner = await anOwner()
    // One of them was the owner's own first log-in.
    expect(await guess(owner, networks)).toBe(RATE_LIMITS['second-step-strangers'].times - 1)
    expect(await guess(owner, 1)).toBe(0)
  },
)

test('guesses from many networks at the same moment are counted, too', async () => {
  const { person, secret } = await anOwner()
  const tokens: string[] = []
  for (let count = 0; count < 40; count += 1) tokens.push(await begin(person.email))
  const code = aWrongCode(secret)

  const answers = await Promise.all(
    tokens.map((token, network) =>
      answerOf(steps.finish({ ...aVisitor(), ip: `83.7.${network}.9` }, token, { code })),
    ),
  )

  expect(answers.filter((answer) => answer === 'invalid_input')).toHaveLength(
    RATE_LIMITS['second-step-strangers'].times - 1,
  )
})

test('meanwhile the owner gets in by a known browser, and elsewhere by a recovery code', async () => {
  const owner = await anOwner()
  const { person, secret, codes, known } = owner
  await guess(owner, 9)

  const elsewhere = aVisitor()
  const app = steps.finish(elsewhere, await begin(person.email), { code: codeOf(secret) })
  await expect(app).rejects.toMatchObject({
    code: 'too_many',
    message: RATE_LIMITS['second-step-strangers'].message,
  })
  const recovery = { code: codes[0] ?? '' }
  expect(await answerOf(steps.finish(elsewhere, await begin(person.email), recovery))).toBe('done')
  const atHome = steps.finish(known, await begin(person.email), { code: codeOf(secret) })
  expect(await answerOf(atHome)).toBe('done')
})

test('the right code of the owner starts nobody else’s count again', async () => {
  const owner = await anOwner()
  const { person, secret, known } = owner
  await guess(owner, 9)
  await steps.finish(known, await begin(person.email), { code: codeOf(secret) })

  expect(await guess(owner, 2)).toBe(0)
})

test('a known browser has its own limit, and a made-up cookie makes none', async () => {
  const owner = await anOwner()
  const { person, secret, known } = owner
  const code = aWrongCode(secret)
  const answers = []
  for (let count = 0; count < 11; count += 1)
    answers.push(await answerOf(steps.finish(known, await begin(person.email), { code })))
  expect(answers).toEqual([...Array(10).fill('invalid_input'), 'too_many'])
  // Its wrong codes are nobody else's.
  expect(await guess(owner, 1)).toBe(4)

  await guess(owner, 8)
  const { device: ofAnother } = (await anOwner()).known
  for (const device of [ofAnother, `${known.device}x`, 'made.up', '']) {
    const visitor = { ...aVisitor(), device }
    expect(await answerOf(steps.finish(visitor, await begin(person.email), { code }))).toBe(
      'too_many',
    )
  }
})

test('the owner is told once that somebody has the password and guesses', async () => {
  const owner = await anOwner()
  await guess(owner, 12)
  await guess(owner, 2)
  await runTasks()

  const mails = await mailsTo(mailbox, owner.person.email)
  const told = mails.filter(({ subject }) => /is guessing codes/.test(subject))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toMatch(/change your password/)
})
