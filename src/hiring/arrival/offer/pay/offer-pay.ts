import type { ViewRow } from '#board/jobs/stored/job-rows.ts'
import { findLaw, toLawProblem } from '#board/screening/law/advert-law.ts'
import type { OfferTerms } from '#hiring/arrival/offer/offer-terms.schema.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { checkNow } from '#sponsorship/stored-checks/check-now.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'

type OfferedPay = Pick<OfferTerms, 'pay' | 'payPeriod' | 'hours'>

interface Reader {
  /** The answers of the person who would need the visa; null where they are not known. */
  person: PersonalAnswers | null
  language: Language
}

/**
 * The sentence, with its figures, by which the check of the job finds an offer’s pay too low for the visa; null if it does
 * not, if no pay is stated, and for somebody who may work here without a visa.
 */
export async function findLowPay(
  db: Db,
  job: ViewRow,
  { terms, person, language }: Reader & { terms: OfferedPay },
): Promise<string | null> {
  if (terms.pay === null) return null
  const { headline, lines } = await checkNow(db, withTerms(job, terms), person)
  const line = lines.find(({ name }) => name === 'pay')
  // Work that nobody can be sponsored in has no pay that would be enough.
  if (line?.verdict !== 'fail' || line.code === 'no-option-open') return null
  if (headline?.code.startsWith('may-work')) return null
  const says = language === english ? undefined : line.says?.reason
  return says ? language.say(...says) : line.reason
}

/** An offer’s pay that is below the minimum wage, unless the desk let the advert through with such pay. */
export function findUnlawfulPay(job: ViewRow, terms: OfferedPay): FieldProblem | null {
  const found = terms.pay === null ? null : lawOnPay(withTerms(job, terms))
  return found && !lawOnPay(job) ? toLawProblem(found, 'pay') : null
}

function lawOnPay(job: ViewRow) {
  return findLaw(job).find(({ field, level }) => field === 'pay' && level === 'red')
}

/** The advert with the pay of the offer in place of its own. */
function withTerms(job: ViewRow, { pay, payPeriod, hours }: OfferedPay): ViewRow {
  return {
    ...job,
    payMin: pay,
    payMax: pay,
    payCurrency: 'GBP',
    payPeriod,
    payText: null,
    hoursPerWeek: hours ?? job.hoursPerWeek,
  }
}
