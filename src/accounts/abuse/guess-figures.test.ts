import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CODE_ALPHABET } from '#accounts/accounts.schema.ts'
import { MANY_WRONG_CODES } from '#accounts/log-in/code-limits.ts'
import { VALID_SHARE } from '#accounts/second-factor/ways/totp.ts'
import { MAX_ATTEMPTS } from '#accounts/verification/verification.queries.ts'
import { CODE_LENGTH } from '#trade/limits/account-limits.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const text = readFileSync('docs/threats.md', 'utf8').replaceAll(/ +/g, ' ')
const rowOf = (who: string) => text.split('\n').find((line) => line.startsWith(`| ${who}`))
const DAY = 86_400

test('a second step is guessed as seldom as the threats say', () => {
  const triesADay =
    (RATE_LIMITS['second-step-strangers'].times * DAY) /
    RATE_LIMITS['second-step-strangers'].seconds
  const years = 1 / (VALID_SHARE * triesADay) / 365
  expect(rowOf('Somebody who has the password and guesses the second step')).toContain(
    `${triesADay} a day for all strangers together`,
  )
  expect(rowOf('Somebody who has the password and guesses the second step')).toContain(
    `one account in some ${Math.floor(years)} years`,
  )
})

test('an emailed code is guessed as seldom as the threats say', () => {
  const codes = CODE_ALPHABET.length ** CODE_LENGTH
  const ofOneAccount =
    (RATE_LIMITS['codes-for-strangers'].times * MAX_ATTEMPTS * DAY) /
    RATE_LIMITS['codes-for-strangers'].seconds
  expect([Math.log2(codes), ofOneAccount]).toEqual([20, 15])
  expect(rowOf('Somebody who guesses the code of one account')).toContain(
    '20 bits, five tries a code, three codes a day',
  )
  expect(rowOf('Somebody who guesses the code of one account')).toContain(
    'Fifteen of a million a day',
  )
  const triesADay = MANY_WRONG_CODES * 24
  expect(rowOf('Somebody who tries codes at many accounts')).toContain(
    `${triesADay.toLocaleString('en-GB')} tries a day: one account in some ${Math.round(codes / triesADay)} days`,
  )
})
