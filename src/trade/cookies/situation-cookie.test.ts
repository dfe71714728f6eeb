import { expect, test } from 'vitest'
import {
  FORGET_SITUATION,
  readSituation,
  setNationality,
  setSituation,
} from './situation-cookie.ts'

const NURSE = { where: 'abroad', isUnder26: 'no', registration: 'working-towards' } as const
const pairOf = (setCookie: string) => setCookie.slice(0, setCookie.indexOf(';'))

test('answers come back as they were, and scripts and other sites cannot read them', () => {
  const header = setSituation(NURSE)

  expect(readSituation(`a=b; ${pairOf(header)}; c=d`)).toEqual(NURSE)
  expect(header).toMatch(/HttpOnly/)
  expect(header).toMatch(/SameSite=Lax/)
  expect(readSituation(FORGET_SITUATION.map(pairOf).join('; '))).toBeNull()
})

test('the nationality has a cookie of its own, which other answers leave alone', () => {
  const [answers, passport] = [setSituation, setNationality].map((set) =>
    pairOf(set({ ...NURSE, nationality: 'AF' })),
  )

  expect(answers).not.toContain('AF')
  expect(readSituation(`${answers}; ${passport}`)).toEqual({ ...NURSE, nationality: 'AF' })
  expect(readSituation(passport)).toEqual({ nationality: 'AF' })
  expect(readSituation(`${passport}; situation=where%3Dmoon`)).toEqual({ nationality: 'AF' })
  expect(readSituation('situation=nationality%3DAF')).toBeNull()
  expect(setNationality({})).toMatch(/^passport=; Max-Age=0/)
  for (const forged of ['afghan', '%3Cb%3E', 'A'.repeat(500), '%', '__proto__'])
    expect(readSituation(`passport=${forged}`)).toBeNull()
})

test('what somebody says of one employer counts for its job only', () => {
  const cookie = pairOf(setSituation({ where: 'uk', sameEmployer: 'yes' }, { jobId: 'job1' }))

  expect(readSituation(cookie, 'job1')).toEqual({ where: 'uk', sameEmployer: 'yes' })
  expect(readSituation(cookie, 'job2')).toEqual({ where: 'uk' })
  expect(readSituation(cookie)).toEqual({ where: 'uk' })
})

test.each([
  null,
  '',
  'situation=',
  'situation=%',
  'situation=where%3Dmoon',
  'situation=__proto__%3Dx',
  'situation=where%3Duk%26where%3Dmoon',
  `situation=where%3Duk%26${'x'.repeat(5000)}`,
])('a cookie that we did not write says nothing: %s', (cookie) => {
  expect(readSituation(cookie)).toBeNull()
})
