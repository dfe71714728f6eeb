import type { Nation } from '#sponsorship/model/facts.ts'

const NHS_BODY =
  /\bnhs\b(?!.*\b(?:ltd|limited|llp|plc|recruitment)\b)|\bnational health service\b|\b(?:university )?health board\b|\bhealth and social care trust\b|\bpublic health (?:wales|scotland|england)\b|\bhealth education (?:england|and improvement wales)\b/i

/** Whether an employer’s name is that of an NHS body, which pays by the NHS scale. */
export function isNhsBody(employer: string): boolean {
  return NHS_BODY.test(employer)
}

const TRUST = /\bnhs (?:foundation )?trust\b/i
const WELSH = /\bwales\b|\bwelsh\b|\bvelindre\b/i
const NORTHERN_IRISH = /\bhealth and social care trust\b/i

/** The nation of an NHS body, for an advert that does not state the place; null for any other employer. */
export function nationOfNhsBody(employer: string): Nation | null {
  if (NORTHERN_IRISH.test(employer)) return 'Northern Ireland'
  if (WELSH.test(employer)) return isNhsBody(employer) ? 'Wales' : null
  return TRUST.test(employer) ? 'England' : null
}
