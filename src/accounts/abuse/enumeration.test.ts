import { expect, test } from 'vitest'
import { accountCalls, forgetLimits } from '#tests/support/account-calls.ts'
import { anAddress, aPerson, aSignUp } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db } = await openTestServer()
const { signUp, logIn, post } = accountCalls(app)

const SAMPLES = 30
const ATTEMPTS = 3
const newPassword = 'A-New-Harbour-55'

const CALLS = {
  'logging in': (email: string) => logIn(email, 'Another-Port-12'),
  'asking for another confirmation email': (email: string) =>
    post('/email_verification', { email }),
  'asking for a code': (email: string) => post('/forgot_password', { email }),
  'trying a code': (email: string) =>
    post('/forgot_password/reset', { email, otp: '0000', newPassword }),
  'signing up': (email: string) => signUp(aSignUp({ email })),
}

type Call = (typeof CALLS)[keyof typeof CALLS]

/** Medians in milliseconds for known and unknown addresses, called alternately. */
async function measure(call: Call) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let i = 0; i < SAMPLES + 3; i += 1) {
    const emails = { known: (await aPerson(db)).email, unknown: anAddress() }
    const order = i % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      const started = performance.now()
      await call(emails[kind])
      // The first calls only warm up.
      if (i >= 3) times[kind].push(performance.now() - started)
    }
    await forgetLimits(db)
  }
  return { known: median(times.known), unknown: median(times.unknown) }
}

function median(times: number[]) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}

// The only promise about time: the same for known and unknown addresses. The machine may be busy, so a
// failed measurement is repeated.
test.each(Object.entries(CALLS))(
  '%s takes the same time for known and unknown addresses',
  { timeout: 180_000 },
  async (_, call) => {
    const differences: string[] = []
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { known, unknown } = await measure(call)
      const difference = Math.abs(known - unknown)
      if (difference < Math.min(known, unknown) * 0.25 + 3) return
      differences.push(`${known.toFixed(1)} and ${unknown.toFixed(1)} ms`)
    }
    expect(differences).toEqual([])
  },
)
