import type { Words } from '#platform/languages/catalogue.ts'
import type { Criterion, Verdict } from '#trade/headline/criteria.ts'

type Meanings = Record<Criterion, { asks: string } & Record<Verdict, string>>

/** The question behind each criterion, and the meaning of its verdicts. */
export function lineMeanings(words: Words): Meanings {
  return {
    licence: {
      asks: words.how.licence,
      pass: words.how.licencePass,
      fail: words.how.licenceFail,
      unknown: words.how.licenceUnknown,
    },
    occupation: {
      asks: words.how.occupation,
      pass: words.how.occupationPass,
      fail: words.how.occupationFail,
      unknown: words.how.occupationUnknown,
    },
    pay: {
      asks: words.how.pay,
      pass: words.how.payPass,
      fail: words.how.payFail,
      unknown: words.how.payUnknown,
    },
    wording: {
      asks: words.how.wording,
      pass: words.how.wordingPass,
      fail: words.how.wordingFail,
      unknown: words.how.wordingUnknown,
    },
  }
}
