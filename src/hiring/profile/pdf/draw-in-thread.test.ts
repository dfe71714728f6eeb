import { expect, test } from 'vitest'
import { EMPTY_PROFILE } from '#hiring/profile/profile.schema.ts'
import { PROFILE_LIMITS } from '#hiring/profile/model/profile-limits.ts'
import { A_JOB } from '#tests/support/profiles.ts'
import { drawInThread } from './draw-in-thread.ts'
import { documentOf } from './profile-document.ts'

function aDocument(text: string, jobs: number) {
  const work = Array.from({ length: jobs }, () => ({ ...A_JOB, text }))
  return documentOf({ ...EMPTY_PROFILE, work }, { name: 'Ada Obi', contact: ['ada@example.com'] })
}

const SLOW = aDocument('नमस्ते '.repeat(PROFILE_LIMITS.text / 7), 30)
const SHORT = aDocument('Nights.', 1)
/** Generous, so that drawing ends even on a busy machine. */
const PATIENT_MS = 100_000

test('while a CV is drawn, the server goes on with other things', async () => {
  const drawing = drawInThread('ada', aDocument('On nights. '.repeat(270), 30), PATIENT_MS)
  let turns = 0
  const clock = setInterval(() => (turns += 1), 1)
  const pdf = await drawing
  clearInterval(clock)

  expect(pdf.toString('latin1')).toMatch(/^%PDF-1\.7/)
  expect(turns).toBeGreaterThan(20)
})

test('a CV that takes too long is stopped with a word, and the next one is drawn', async () => {
  const [slow, next] = await Promise.allSettled([
    drawInThread('mallory', SLOW, 100),
    drawInThread('ada', SHORT, PATIENT_MS),
  ])

  expect(slow).toMatchObject({ status: 'rejected', reason: { code: 'invalid_input' } })
  expect(next).toMatchObject({ status: 'fulfilled' })
})

test('somebody who asks again and again waits for themselves', async () => {
  const many = await Promise.allSettled(
    Array.from({ length: 6 }, () => drawInThread('mallory', SHORT)),
  )

  const rejected = many.filter(({ status }) => status === 'rejected')
  expect(rejected.length).toBeGreaterThan(0)
  expect(rejected[0]).toMatchObject({ reason: { code: 'too_many' } })
})
