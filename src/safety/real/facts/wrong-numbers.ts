import { toWords, type PlainText } from '../plain-text.ts'
import type { Misfit } from '../reasons.ts'
import data from './numbers.json' with { type: 'json' }

const KINDS = data.kinds.map(({ words, good }) => ({
  words: new RegExp(`${toWords(words).source}${data.between}`, 'gu'),
  good: new RegExp(good),
}))
/** Groups of digits and letters with spaces between; words of more letters have a digit in them. */
const NUMBER =
  /(?:[a-z/-]{0,12}\d[a-z\d/-]{0,30}|(?!(?:a|an|as|at|by|do|for|he|i|if|in|is|it|me|no|of|on|or|so|to|up|us|we) )[a-z]{1,2}(?= ))(?: (?:[a-z](?![a-z])|[a-z/-]{0,6}\d[a-z\d/-]{0,20})){0,6}/uy
/** ‘A share code has 9 characters’ */
const NO_NUMBER =
  /^ ?(?:digits?|characters?|letters?|days?|years?|months?|weeks?|hours?|minutes?|%)/
const SHORTEST = 4
const PHONE = /(?<![\d+])\+44(?:[ ().-]{0,2}\d){2,14}(?![ ().-]{0,2}[\dx*•])/g
/** More may be two numbers. */
const LEAST_DIGITS = 9

/** Numbers whose kind has another form in the UK. */
export function findWrongNumbers({ text }: PlainText): Misfit[] {
  const numbers = KINDS.flatMap(({ words, good }) =>
    [...text.matchAll(words)].flatMap(({ index, 0: { length } }) => {
      NUMBER.lastIndex = index + length
      const [number = ''] = NUMBER.exec(text) ?? []
      const to = index + length + number.length
      const plain = number.replaceAll(' ', '')
      const isShort = plain.length < SHORTEST || !/\d/.test(plain)
      if (isShort || good.test(plain) || NO_NUMBER.test(text.slice(to))) return []
      return [{ from: index + length, to }]
    }),
  )
  const phones = [...text.matchAll(PHONE)].flatMap(({ index, 0: phone }) => {
    const digits = phone.slice(3).replace('(0)', '').replaceAll(/\D/g, '').replace(/^0/, '')
    return digits.length < LEAST_DIGITS ? [{ from: index, to: index + phone.length }] : []
  })
  return [...numbers, ...phones].map((range) => ({ reason: 'wrong-number', ...range }))
}
