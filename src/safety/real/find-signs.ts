import type { TextRange } from '#safety/text-rules/rule.ts'
import { toPlain, toWords, type PlainText } from './plain-text.ts'
import data from './signs.json' with { type: 'json' }

/** Kinds of fraud that are told in many words and languages, and rules told wrong. */
export type SignKind = keyof typeof data.signs

/** The most characters that patterns see at once. */
const LONGEST = 700
const MOST_OF_A_KIND = 3
/** A pattern of a sum of money. */
export const SUM = String.raw`(?:[£$€₦₹₵₱]|rs\.?|gbp|usd|php|ngn) ?\d[\d,.]*(?: ?(?:k|m|lakh|million))?|\d[\d,.]*(?: ?(?:k|lakh|million|हजार|लाख|ہزار|لاکھ|হাজার|লাখ))? ?(?:pounds?|gbp|quid|euros?|dollars?|naira|pesos?|rupees?|taka|usdt|cedis|ksh|shillings?|रुपये|रुपए|पाउंड|रुपैयाँ|پاؤنڈ|روپے|টাকা|পাউন্ড|جنيه)|\d+(?:\.\d)?k`

const SIGNS = Object.entries(data.signs).flatMap(([kind, signs]) =>
  signs.map((sign) => ({
    kind: kind as SignKind,
    has: sign.has.map(toPattern),
    not: sign.not.length > 0 ? toPattern(sign.not) : null,
    span: ('span' in sign && sign.span) || 1,
  })),
)

function toPattern(words: readonly string[]) {
  return toWords(words.map((word) => word.replaceAll('{sum}', SUM)))
}

const BESIDE = Object.entries(data.beside).flatMap(([kind, signs]) =>
  signs.map(({ has, not }) => ({
    kind: kind as keyof typeof data.beside,
    has: has.map(toPattern),
    not: not.length > 0 ? toPattern(not) : null,
  })),
)

const A_SUM = toPattern(['{sum}'])
const HONEST = toPattern(data.honest)
const TOLD = toPattern(data.told)

/** Whether a part of a text names a sum of money. */
export function namesSum(text: string): boolean {
  return A_SUM.test(toPlain(text).text)
}

/** Whether a text tells of somebody else’s demand, asks whether it is right or warns of it. */
export function isTold({ text }: PlainText): boolean {
  return TOLD.test(text)
}

/** So much after a sentence may still say that the employer pays. */
const NEXT = 70

/** Whether a sentence, or the start of the next, talks of money honestly: who is paid, who pays, and who never asks. */
export function isHonestTalk(plain: PlainText, { from, to }: TextRange): boolean {
  const start = plain.at.findIndex((at) => at >= from)
  const end = plain.at.findIndex((at) => at >= to)
  return HONEST.test(plain.text.slice(start, (end < 0 ? plain.text.length : end) + NEXT))
}

const SENTENCE_ENDS = /[\n\r•●▪|।॥۔؟]|(?<![.!?;])[.!?;]+(?=\s|$)/gu

export function sentencesOf({ text }: PlainText): TextRange[] {
  const sentences: TextRange[] = []
  let from = 0
  const add = (to: number) => {
    for (; from < to; from += LONGEST) {
      const end = Math.min(to, from + LONGEST)
      if (/\p{L}/u.test(text.slice(from, end))) sentences.push({ from, to: end })
    }
  }
  for (const { index, 0: sign } of text.matchAll(SENTENCE_ENDS)) {
    add(index)
    from = index + sign.length
  }
  add(text.length)
  return sentences
}

/** Parts of the original text in which a sign of fraud is, each with its kind. Linear in the text’s length. */
export function findSigns(plain: PlainText): (TextRange & { kind: SignKind })[] {
  const sentences = sentencesOf(plain)
  return SIGNS.flatMap(({ kind, has, not, span }) => {
    const [rarest] = has
    if (!rarest?.test(plain.text)) return []
    return sentences
      .flatMap(({ from, to }, index) => {
        const last = sentences[Math.min(index + span, sentences.length) - 1]
        const end = Math.min(last?.to ?? to, from + LONGEST)
        const part = plain.text.slice(from, end)
        if (!has.every((pattern) => pattern.test(part)) || not?.test(part)) return []
        return [{ kind, ...inOriginal(plain, trimmed(plain.text, { from, to: end })) }]
      })
      .slice(0, MOST_OF_A_KIND)
  })
}

/** Words that are a sign only in a text that alarms: where they are, without the sentence around them. */
export function findBeside(plain: PlainText) {
  return sentencesOf(plain).flatMap(({ from, to }) => {
    const part = plain.text.slice(from, to)
    return BESIDE.flatMap(({ kind, has, not }) => {
      const found = has.map((pattern) => pattern.exec(part)).filter((match) => match !== null)
      if (found.length < has.length || not?.test(part)) return []
      const ends = found.map(({ index, 0: words }) => index + words.length)
      const start = Math.min(...found.map(({ index }) => index))
      const range = trimmed(plain.text, { from: from + start, to: from + Math.max(...ends) })
      return [{ reason: kind, ...inOriginal(plain, range) }]
    })
  })
}

export function inOriginal({ at }: PlainText, { from, to }: TextRange): TextRange {
  return { from: at[from] ?? 0, to: (at[to - 1] ?? 0) + 1 }
}

/** The range without spaces at its ends. */
export function trimmed(text: string, { from, to }: TextRange): TextRange {
  while (from < to && /\s/.test(text.charAt(from))) from++
  while (to > from && /\s/.test(text.charAt(to - 1))) to--
  return { from, to }
}
