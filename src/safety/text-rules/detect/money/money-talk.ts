import { LUMP_SUM, NOT_WAGES, WAGES } from '#safety/text-rules/detect/words.ts'
import type { Detector } from './bank.ts'
import signals from './money-signals.json' with { type: 'json' }

/** A sign of a demand for money, with its weight in a talk with one person, and in public. */
interface Signal {
  talk: number
  advert: number
  pattern: RegExp
}

interface WrittenSignal {
  talk: number
  advert: number
  /** Alternatives at the beginning of a word, or else a pattern. */
  words?: string[]
  pattern?: string
}

/** Less is a bus ticket, more is a year’s pay. */
const SUM_IN_A_TALK = String.raw`(?:[£$€](?:\d{2,4}|1\d{4})(?:\.\d\d?)?|[₦₹₵₱₿¤]\d[\d.]*)(?![\d.]*\d)`

const PARTS = { LUMP_SUM, NOT_WAGES, SUM_IN_A_TALK, WAGES }

/** The signals with their words or their pattern, in which names in braces stand for these parts. */
const SIGNALS: readonly Signal[] = (signals as WrittenSignal[]).map(
  ({ talk, advert, words, pattern }) => ({
    talk,
    advert,
    pattern: new RegExp(
      (pattern ?? String.raw`\b(?:${words?.join('|')})`).replaceAll(
        /\{([A-Z_]+)\}/g,
        (_, name: keyof typeof PARTS) => PARTS[name],
      ),
    ),
  }),
)

const ENOUGH = { talk: 5, advert: 6 }

function weigh(sentence: string, where: 'talk' | 'advert'): number {
  let sum = 0
  for (const signal of SIGNALS) {
    if (signal[where] !== 0 && signal.pattern.test(sentence)) sum += signal[where]
  }
  return sum
}

const findAs =
  (where: 'talk' | 'advert'): Detector =>
  (sentence) =>
    weigh(sentence, where) >= ENOUGH[where] ? [{ from: 0, to: sentence.length }] : []

/** Finds a sentence to one person with many signs of a demand for money, whatever its words. */
export const findMoneyTalk = findAs('talk')
/** Like `findMoneyTalk`, but in public, where wages and costs are often named. */
export const findMoneyInPublic = findAs('advert')
