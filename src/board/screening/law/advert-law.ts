import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import type { PayPeriod } from '#trade/jobs.schema.ts'
import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import { nationOf } from '#platform/places/nation.ts'
import { LAW_NATIONS, type LawFinding, type LawInput, type LawText } from '#safety/law/law.ts'
import type { TextFinding } from '#safety/text-rules/rule.ts'
import { readLaw } from '#safety/law/read-law.ts'

/** The version of the laws' reading: raise it with every new rule, so that adverts are read again. */
export const LAW_VERSION = 10

/** An advert as the laws see it. */
export interface LawAdvert {
  title: string
  place: string | null
  description: string
  country: string
  payMin: number | null
  payMax: number | null
  payCurrency: string | null
  payPeriod: PayPeriod | null
  hoursPerWeek: number | null
  occupationCode: string | null
  offersSponsorship: boolean | null
  lawReason: string | null
  /** False for one that nobody here has written, so that its writer cannot be asked. */
  hints?: false
}

/** The laws that an advert and its own questions break, on that day. */
export function findLaw(
  advert: LawAdvert,
  questions: readonly LawText[] = [],
  on = new Date(),
): LawFinding[] {
  const { country, payMin: min, payMax: max, payPeriod: period, hoursPerWeek: hours } = advert
  const hasPay = period !== null && advert.payCurrency === 'GBP' && (min !== null || max !== null)
  const input = {
    texts: [
      { field: 'title', text: advert.title, kind: 'advert' },
      { field: 'place', text: advert.place ?? '', kind: 'advert' },
      { field: 'description', text: advert.description, kind: 'advert' },
      // Shown with the advert, so that no reason can say what the advert may not.
      { field: 'reason', text: advert.lawReason ?? '', kind: 'advert' },
      ...questions,
    ],
    country,
    pay: hasPay ? { min, max, period, hours } : null,
    occupation: advert.occupationCode,
    sponsorship: advert.offersSponsorship,
    reason: advert.lawReason,
    ...(advert.hints === false && { hints: false }),
  } satisfies LawInput
  const found = readLaw(input, on)
  // Most adverts break no law, so that nobody has to know where they are.
  const nation =
    found.length > 0 && LAW_NATIONS.find((name) => name === nationOf(advert.place ?? ''))
  if (nation) return readLaw({ ...input, nation }, on)
  // Where no place is written, none can be another nation’s.
  return advert.place ? found : found.map((finding) => ({ ...finding, elsewhere: [] }))
}

/** Findings that keep an advert from being published without the desk, each rule once for each field. */
export function stopping(findings: readonly LawFinding[]): LawFinding[] {
  const seen = new Set<string>()
  return findings.filter(({ level, rule, field, quote }) => {
    const key = `${rule} ${field} ${quote}`
    if (level === 'mark' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The desk’s reasons to look at it. */
export function toLawReasons(findings: readonly LawFinding[]): CaseReason[] {
  return stopping(findings).map(({ rule, field, quote, sentence, law }) => ({
    code: rule,
    words: sentence,
    field,
    ...(quote && { quote }),
    basis: law.section,
  }))
}

/** Laws of nations where the job may be instead: ‘Bangor’ is in Wales and in Northern Ireland. */
function sayElsewhere({ elsewhere }: Pick<LawFinding, 'elsewhere'>): string {
  return elsewhere
    .map(({ section, nations }) => `; in ${nations.join(' and ')}: ${section}`)
    .join('')
}

/** A finding beside the field of a form; amber asks for the reason. */
export function toLawProblem(finding: LawFinding, field = finding.field): FieldProblem {
  const { rule, level, quote, law, nations, sentence, better } = finding
  const read = quote ? ` We read: ‘${quote}’.` : ''
  return {
    field: level === 'amber' ? 'reason' : field,
    message: `${sentence}${read} (${law.section}${sayElsewhere(finding)})`,
    law: {
      rule,
      level: level === 'amber' ? 'amber' : 'red',
      quote,
      law: law.section,
      url: law.url,
      nations: [...nations],
      ...(better !== undefined && { better }),
    },
  }
}

/** The exceptions that the writer’s own reason is needed for, in words; null if none is. */
export function exceptionOf(findings: readonly LawFinding[], reason: string): string | null {
  const needed = findings.filter(
    ({ level, given, field }) => level === 'mark' && given === reason.trim() && field !== 'reason',
  )
  const names = new Set(needed.map(({ exception, law }) => exception ?? law.section))
  return names.size > 0 ? [...names].join('; ') : null
}

/** A finding as the figures of the rules count it. */
export function asTextFinding({ rule, level, field, quote, from, to }: LawFinding): TextFinding {
  const effect = level === 'red' ? 'refuse' : level === 'amber' ? 'hold' : 'mark'
  return { rule, effect, mode: 'live', field, quote, from, to }
}
