import type { PersonalAnswers } from '#contract/sponsorship/personal-answers.ts'

type Answer<Name extends keyof PersonalAnswers> = NonNullable<PersonalAnswers[Name]> | null

/** The person the check is for. Null means not answered. */
export interface Applicant {
  /** False for someone of whom we know nothing: most are over 26 and have no PhD. */
  isAsked: boolean
  where: Answer<'where'>
  permission: Answer<'permission'>
  sameEmployer: Answer<'sameEmployer'>
  isUnder26: Answer<'isUnder26'>
  qualification: Answer<'qualification'>
  english: Answer<'english'>
  registration: Answer<'registration'>
}

/** True, false, or null for unknown. */
export type Tristate = boolean | null

/** Without answers, the applicant is abroad and has no permission. */
export function toApplicant(person: PersonalAnswers | null): Applicant {
  return {
    isAsked: person !== null,
    where: person ? (person.where ?? null) : 'abroad',
    permission: person ? (person.permission ?? null) : 'none',
    sameEmployer: person?.sameEmployer ?? null,
    isUnder26: person?.isUnder26 ?? null,
    qualification: person?.qualification ?? null,
    english: person?.english ?? null,
    registration: person?.registration ?? null,
  }
}

/** SW 1.5ZA, 2.2: people whose permission does not allow switching must leave the UK to apply. */
export function mustApplyFromAbroad({ where, permission }: Applicant): boolean {
  return where === 'uk' && (permission === 'not-switchable' || permission === 'none')
}

export function isOnRoute({ permission }: Applicant): Tristate {
  return permission === null ? null : permission.startsWith('skilled-worker')
}

/**
 * SW 6.1(d): a Skilled Worker without a break since before 22 July 2025. Unknown for people abroad, because
 * being abroad may have been a break.
 */
export function isFromBeforeJuly2025(applicant: Applicant): Tristate {
  return heldUnder(applicant, ['skilled-worker-since-2024-04', 'skilled-worker-before-2024-04'])
}

/** SW 4.2(b)(ii), apart from its end date. */
export function isFromBeforeApril2024(applicant: Applicant): Tristate {
  return heldUnder(applicant, ['skilled-worker-before-2024-04'])
}

function heldUnder({ where, permission }: Applicant, permissions: string[]): Tristate {
  if (permission === null) return null
  if (!permissions.includes(permission)) return false
  return where === 'uk' ? true : null
}
