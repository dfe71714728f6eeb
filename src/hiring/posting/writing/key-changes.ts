import { formatPay } from '#trade/pay/format-pay.ts'
import { payOf } from '#trade/pay/pay-columns.ts'
import type { PostingRow } from '#hiring/posting/postings.queries.ts'
import type { toColumns } from '#hiring/posting/stored/posting-columns.ts'

type Columns = ReturnType<typeof toColumns>

/**
 * The changes of an advert that the desk looks at before they are public, a line each: what a fraud needs. Empty if
 * only its dates, hours or kind of work differ.
 */
export function keyChangesOf(before: PostingRow, columns: Columns): string[] {
  const after = { ...columns, payText: before.payText }
  const texts = [
    ['Title', before.title, after.title],
    ['Employer', before.employerName, after.employerName],
    ['Legal body', before.legalName, after.legalName],
    ['Place', before.place, after.place],
    ['Country', before.country, after.country],
    ['Pay', formatPay(payOf(before)), formatPay(payOf(after))],
    ['Pay band', before.payBand, after.payBand],
    // What the check says of the job follows from it.
    ['Occupation', before.occupationCode, after.occupationCode],
    ['Lawful reason', before.lawReason, after.lawReason],
    ['Address for applications', before.applyEmail, after.applyEmail],
  ] as const
  const lines = texts
    .filter(([, one, other]) => (one ?? '') !== (other ?? ''))
    .map(([name, one, other]) => `${name}: ‘${one ?? 'none'}’ → ‘${other ?? 'none'}’.`)
  if (before.sponsorId !== after.sponsorId) lines.push('The entry on the register has changed.')
  if (before.description !== after.description) lines.push('The text has changed.')
  if (JSON.stringify(before.questions) !== JSON.stringify(after.questions))
    lines.push('The questions have changed.')
  if (before.offersSponsorship !== after.offersSponsorship)
    lines.push(`Sponsorship: ${after.offersSponsorship ? 'now' : 'no longer'} offered.`)
  if (before.employerLogo !== after.employerLogo) lines.push('The logo has changed.')
  return lines
}
