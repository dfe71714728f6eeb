import { expect, test } from 'vitest'
import misfitsTuned from '#safety/real/corpus/misfits-tuned.json' with { type: 'json' }
import misfitsUntouched from '#safety/real/corpus/misfits-untouched.json' with { type: 'json' }
import realTuned from '#safety/real/corpus/real-tuned.json' with { type: 'json' }
import realUntouched from '#safety/real/corpus/real-untouched.json' with { type: 'json' }
import { openTestServer } from '#tests/support/test-server.ts'

const { app, services } = await openTestServer()

let networks = 0
/** Each text comes from its own network, unless the test is about limits. */
const aNetwork = () => `203.0.${Math.floor((networks += 1) / 250)}.${networks % 250}`

const post = (payload: object | string, remoteAddress = aNetwork()) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/real',
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload,
  })

async function answersTo(texts: { text: string }[]) {
  const reports = texts.map(async ({ text }) => {
    const { answer, findings } = await services.real.check({ ip: aNetwork() }, text)
    return { text, answer, reasons: findings.map(({ reason }) => reason) }
  })
  return Promise.all(reports)
}

test.each([
  { which: 'on which the checks were tuned', texts: misfitsTuned },
  { which: 'that were set aside', texts: misfitsUntouched },
])('at least 80 % of the texts $which whose facts do not fit are doubted', async ({ texts }) => {
  const missed = (await answersTo(texts)).filter(({ answer }) => answer !== 'doubt')
  expect(missed.length / texts.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.2)
})

test('rules and register doubt no honest message', async () => {
  const found = await answersTo([...realTuned, ...realUntouched])
  expect(found.filter(({ answer }) => answer !== 'calm')).toEqual([])
})

test('a call gets the answer, its reasons and their places, and nobody may store it', async () => {
  const text = 'Hello. Pay the processing fee of £900 for your Certificate of Sponsorship today.'
  const response = await post({ text })
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  const { answer, findings } = response.json()
  expect(answer).toBe('alarm')
  expect(findings[0]).toMatchObject({ reason: 'money', quote: expect.stringContaining('£900') })
  expect(text.slice(findings[0].from, findings[0].to)).toBe(findings[0].quote)
})

test.each([
  ['nothing', { text: ' \n' }, 422, 'Paste the message, or choose a file.'],
  [
    'more than 20,000 characters',
    { text: 'x'.repeat(20_001) },
    422,
    'This text is longer than 20,000 characters. Paste the part about money, papers or pay.',
  ],
  ['a number', { text: 7 }, 422, 'Paste the message, or choose a file.'],
  ['a megabyte', { text: 'x'.repeat(1024 * 1024) }, 413, 'That is too large to send.'],
])('%s is refused with one sentence', async (_, payload, status, sentence) => {
  const response = await post(payload)
  expect([response.statusCode, response.body]).toEqual([status, expect.stringContaining(sentence)])
})

test('one network checks thirty texts in an hour', async () => {
  const network = aNetwork()
  for (let time = 0; time < 30; time++) {
    expect((await post({ text: `Hello ${time}` }, network)).statusCode).toBe(200)
  }
  expect((await post({ text: 'Hello' }, network)).statusCode).toBe(429)
})
