import type { Db } from '#platform/database/database.ts'
import { readLetter } from '#site/letter/read-letter.ts'
import type { RealReport } from '#site/real/real.schema.ts'
import { occupationPath } from '#sponsorship/occupations/occupation-paths.ts'
import { checkNow } from '#sponsorship/stored-checks/check-now.ts'
import { namedWork } from './named-work.ts'

/** A band of the health service, which decides about the pay. */
const BAND = /\bband [2-9][a-d]?\b/i

/** An employer on whose pay scale bands are, also where no register is loaded. */
const NHS_NAME = /(?:\p{Lu}[\p{L}'’-]+ ){1,6}NHS (?:Foundation )?Trust\b/u

interface Pasted {
  text: string
  report: Pick<RealReport, 'answer' | 'employer'>
  sponsorId: string | null
}

/** What the rules say of the job that a text offers, for anybody abroad. */
export type CheckedWork = NonNullable<RealReport['work']>

/**
 * Occupation, pay and nationality by the rules of the day; null if the text names no work. Beside an alarm only what
 * rules the job out: a job that is not there could be sponsored, too. So by rules that are old.
 */
export async function checkWork(
  db: Db,
  { text, report, sponsorId }: Pasted,
): Promise<CheckedWork | null> {
  const title = namedWork(text)
  if (title === null) return null
  const { pay, hours, place } = readLetter(text)
  const [band] = BAND.exec(text) ?? []
  const check = await checkNow(
    db,
    {
      title: band ? `${title}, ${band}` : title,
      employerName: report.employer?.name ?? NHS_NAME.exec(text)?.[0] ?? '',
      legalName: null,
      sponsorId,
      // Who wrote it is not known, and says nothing about the work.
      poster: 'unproved',
      description: text,
      type: null,
      country: 'GB',
      place,
      postcodeDistrict: null,
      latitude: null,
      longitude: null,
      payMin: pay?.sum ?? null,
      payMax: pay?.sum ?? null,
      payCurrency: 'GBP',
      payPeriod: pay?.period ?? null,
      payText: null,
      hoursPerWeek: hours?.hours ?? null,
      occupationCode: null,
      payBand: null,
    },
    null,
  )
  const { headline, occupation, asOf, isOld, notFor = [] } = check
  const lines = check.lines.filter(({ name }) => name === 'occupation' || name === 'pay')
  const ruledOut = lines.filter(({ verdict }) => verdict === 'fail')
  const isUnsaid = isOld || report.answer === 'alarm'
  const said = ruledOut.length > 0 ? ruledOut : isUnsaid ? [] : lines
  if (!occupation || said.length === 0) return null
  return {
    title,
    occupation,
    page: occupationPath(occupation),
    results: said,
    notFor,
    neededPay: isOld ? null : (headline?.neededPay ?? null),
    asOf,
    needed: isOld ? null : (headline?.says?.needed ?? null),
  }
}
