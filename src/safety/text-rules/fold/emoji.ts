import data from './emoji.json' with { type: 'json' }
import { rewrite, type FoldedText } from './folded-text.ts'

const WORDS = new Map(
  Object.entries(data.words).flatMap(([word, signs]) => [...signs].map((sign) => [sign, word])),
)
const CURRENCIES = new Map(Object.entries(data.currencies))
const EMOJI = new RegExp(String.raw`(\d(?:k|m)? ?)?([${[...WORDS.keys()].join('')}])`, 'gu')

/** Replaces emoji by the words that they stand for: ‘3000 💷 for the 🛂’ is ‘3000 £ for the visa’. */
export function readEmoji(folded: FoldedText): FoldedText {
  return rewrite(folded, EMOJI, ([, number = '', sign = '']) => {
    const currency = number === '' ? undefined : CURRENCIES.get(sign)
    return currency ? `${number}${currency}` : `${number} ${WORDS.get(sign) ?? ''} `
  })
}
