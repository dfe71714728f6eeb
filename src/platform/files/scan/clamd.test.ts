import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { openClamdDouble, VIRUS, type ClamdMood } from '#tests/support/clamd.ts'
import { openClamd } from './clamd.ts'

const SECONDS = 1000
const PATIENT = 60 * SECONDS

const contentOf = (text: string) => () => Readable.from([Buffer.from(text)])

test('a file is clean or infected, whatever its size', async () => {
  await using clamd = await openClamdDouble()
  const { scan } = openClamd(clamd.url)
  const filler = 'x'.repeat(3_000_000)

  expect(await scan(contentOf(''), PATIENT)).toEqual({ state: 'clean' })
  expect(await scan(contentOf(filler), PATIENT)).toEqual({ state: 'clean' })
  expect(await scan(contentOf(filler + VIRUS), PATIENT)).toEqual({
    state: 'infected',
    virus: 'Test.Virus',
  })
})

test('chunks arrive in their order, and an empty one is not the end', async () => {
  await using clamd = await openClamdDouble()
  const parts = [VIRUS.slice(0, 5), '', VIRUS.slice(5)].map((text) => Buffer.from(text))

  const verdict = await openClamd(clamd.url).scan(() => Readable.from(parts), PATIENT)

  expect(verdict.state).toBe('infected')
})

test.each<[ClamdMood, RegExp]>([
  ['fails', /Can’t allocate memory ERROR/],
  ['hangs up', /hung up/],
  ['is slow', /no answer within 0\.2 s/],
])('nobody knows when it %s', async (mood, reason) => {
  await using clamd = await openClamdDouble()
  clamd.behave(mood)

  const timeout = mood === 'is slow' ? 200 : PATIENT
  const verdict = await openClamd(clamd.url).scan(contentOf('x'.repeat(3_000_000)), timeout)

  expect(verdict).toEqual({ state: 'unknown', reason: expect.stringMatching(reason) })
})

test.each([0, 10, 100_000, 3_000_000])(
  'a scanner that hangs up on %i bytes is not waited for',
  async (size) => {
    await using clamd = await openClamdDouble()
    clamd.behave('hangs up')
    // Longer than the test may take.
    const verdict = await openClamd(clamd.url).scan(contentOf('x'.repeat(size)), 600 * SECONDS)
    expect(verdict).toEqual({ state: 'unknown', reason: expect.stringMatching(/hung up/) })
  },
)

test('a file that is too large for it is not scanned, and the setting is named', async () => {
  await using clamd = await openClamdDouble()
  clamd.behave('finds it too large')
  const { scan } = openClamd(clamd.url)

  for (const size of [10, 10_000_000]) {
    expect(await scan(contentOf('x'.repeat(size)), PATIENT)).toEqual({
      state: 'unknown',
      reason: expect.stringMatching(/StreamMaxLength/),
    })
  }
})

test('nobody knows when it is away, and its answer counts again once it is back', async () => {
  await using clamd = await openClamdDouble()
  const { scan } = openClamd(clamd.url)
  await clamd.leave()
  expect(await scan(contentOf('x'), PATIENT)).toEqual({
    state: 'unknown',
    reason: expect.stringMatching(/ECONNREFUSED/),
  })

  await clamd.comeBack()
  expect(await scan(contentOf('x'), PATIENT)).toEqual({ state: 'clean' })
})

test('a socket that is not there, and a file that cannot be read, are no verdict', async () => {
  await using clamd = await openClamdDouble()
  const away = await openClamd('unix:/nowhere/clamd.ctl').scan(contentOf('x'), PATIENT)
  expect(away).toMatchObject({ state: 'unknown', reason: expect.stringMatching(/ENOENT/) })

  const torn = () =>
    Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('the disk is gone')
      })(),
    )
  const unread = await openClamd(clamd.url).scan(torn, PATIENT)
  expect(unread).toEqual({ state: 'unknown', reason: 'the disk is gone' })
})

test('many files at once take turns on two connections', async () => {
  await using clamd = await openClamdDouble()
  const { scan } = openClamd(clamd.url)

  const verdicts = await Promise.all(
    Array.from({ length: 20 }, (_, i) => scan(contentOf(i === 7 ? VIRUS : 'x'), PATIENT)),
  )

  expect(verdicts.filter(({ state }) => state === 'clean')).toHaveLength(19)
  expect(verdicts[7]?.state).toBe('infected')
  expect(clamd.seen.most).toBeLessThanOrEqual(2)
})

test('who waits behind slow files is told in time, and opens nothing', async () => {
  await using clamd = await openClamdDouble()
  clamd.behave('is slow')
  const { scan } = openClamd(clamd.url)
  const first = [1, 2].map(() => scan(contentOf('x'), 1 * SECONDS))
  let isOpened = false
  const open = () => {
    isOpened = true
    return Readable.from([])
  }

  expect((await scan(open, 50)).state).toBe('unknown')
  await Promise.all(first)

  expect(isOpened).toBe(false)
})
