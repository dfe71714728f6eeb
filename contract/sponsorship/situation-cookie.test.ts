import { expect, test } from 'vitest'
import { FORGET_SITUATION, readSituation, setSituation } from './situation-cookie.ts'

/** As a browser sends it back. */
const sent = (cookie: string) => cookie.split(';', 1)[0]

test('what a person has said comes back as it was, to scripts of no page', () => {
  const cookie = setSituation({ where: 'abroad', english: 'b2' }, { isHttps: true })

  expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Lax/)
  expect(readSituation(sent(cookie))).toEqual({ where: 'abroad', english: 'b2' })
  expect(readSituation(sent(FORGET_SITUATION))).toBeNull()
  expect(readSituation(null)).toBeNull()
})

test('an answer about an employer counts for its own job only', () => {
  const cookie = sent(
    setSituation({ where: 'uk', sameEmployer: 'yes' }, { jobId: 'a1', isHttps: false }),
  )

  expect(readSituation(cookie, 'a1')).toEqual({ where: 'uk', sameEmployer: 'yes' })
  expect(readSituation(cookie, 'b2')).toEqual({ where: 'uk' })
  expect(readSituation(cookie)).toEqual({ where: 'uk' })
})

test.each(['where=mars', 'x'.repeat(5000), '%00', 'where', '__proto__=1', '='])(
  'a cookie that is not ours says nothing: %j',
  (value) => {
    expect(readSituation(`situation=${encodeURIComponent(value)}`)).toBeNull()
  },
)
