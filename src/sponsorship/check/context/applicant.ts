import {
  ANOTHER_NATIONALITY,
  type PersonalAnswers,
  type RegistrationBody,
} from '#trade/cookies/personal-answers.schema.ts'

type Answer<Name extends keyof PersonalAnswers> = NonNullable<PersonalAnswers[Name]> | null

/** The person the check is for. Null means not answered. */
export interface Applicant {
  where: Answer<'where'>
  permission: Answer<'permission'>
  sameEmployer: Answer<'sameEmployer'>
  isUnder26: Answer<'isUnder26'>
  qualification: Answer<'qualification'>
  english: Answer<'english'>
  registration: Answer<'registration'>
  registrationBody: Answer<'registrationBody'>
  visaEndsOn: Answer<'visaEndsOn'>
  nationality: Answer<'nationality'>
}

/** True, false, or null for unknown. */
export type Tristate = boolean | null

/**
 * The applicant with these answers. Unless an answer speaks for something else they are abroad and never had a
 * permission: an answer that is missing must not open what is closed to everybody else.
 */
export function toApplicant(person: PersonalAnswers | null): Applicant {
  const { where, permission } = person ?? {}
  return {
    where: where ?? (permission && permission !== 'none' ? null : 'abroad'),
    permission: permission ?? (where === 'uk' ? null : 'none'),
    sameEmployer: person?.sameEmployer ?? null,
    isUnder26: person?.isUnder26 ?? null,
    qualification: person?.qualification ?? null,
    english: person?.english ?? null,
    registration: person?.registration ?? null,
    registrationBody: person?.registrationBody ?? null,
    visaEndsOn: person?.visaEndsOn ?? null,
    nationality: person?.nationality ?? null,
  }
}

/** Whether the applicant must apply from abroad (SW 1.5ZA, 2.2): their permission does not allow switching. */
export function mustApplyFromAbroad({ where, permission }: Applicant): boolean {
  return where === 'uk' && (permission === 'not-switchable' || permission === 'none')
}

/** Whether the applicant has a nationality that a rule names, and applies from abroad as far as is known. */
export function isNamedFromAbroad(applicant: Applicant): boolean {
  const { nationality, where } = applicant
  const isNamed = nationality !== null && nationality !== ANOTHER_NATIONALITY
  return isNamed && (where !== 'uk' || mustApplyFromAbroad(applicant))
}

export function isOnRoute({ permission }: Applicant): Tristate {
  return permission === null ? null : permission.startsWith('skilled-worker')
}

/**
 * Whether the applicant is a Skilled Worker without a break since before 22 July 2025 (SW 6.1(d)). Unknown for people
 * abroad, because being abroad may have been a break.
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

/** The body of an occupation: one that people register with for it; null for work without one that we know. */
export type OccupationBody = Exclude<RegistrationBody, 'other'> | null

/**
 * SW 12.2, apart from postdoctoral posts, in an occupation with this professional body. A Student permission counts only
 * with a UK degree; we assume that a student’s degree is one.
 */
export function isNewEntrant(applicant: Applicant, body: OccupationBody): Tristate {
  const { isUnder26, permission, qualification } = applicant
  const isRegistering = isWorkingTowards(applicant, body)
  if (isUnder26 === 'yes' || permission === 'graduate' || isRegistering) return true
  if (permission === 'student' && qualification !== null && qualification !== 'none') return true
  if (isUnder26 === null || permission === null || isRegistering === null) return null
  // A visitor’s permission is disregarded, and we do not know the permission before it.
  return permission === 'student' || permission === 'not-switchable' ? null : false
}

/**
 * Whether the applicant is working towards registration with the body of an occupation (SW 12.2, 13.2). With a body that
 * we do not know they may be, in work whose body we do not know.
 */
export function isWorkingTowards(applicant: Applicant, body: OccupationBody): Tristate {
  const { registration, registrationBody } = applicant
  if (registration !== 'working-towards') return registration === null ? null : false
  if (registrationBody === null) return null
  return registrationBody === 'other' ? (body === null ? null : false) : registrationBody === body
}

/**
 * Whether an answer makes it possible that the applicant is a new entrant, where it is not known. Most people are over 26
 * and register for no work.
 */
export function mayBeNewEntrant(applicant: Applicant, body: OccupationBody): boolean {
  const { permission, registration } = applicant
  if (permission === null || permission === 'student' || permission === 'not-switchable')
    return true
  return registration === 'working-towards' && isWorkingTowards(applicant, body) !== false
}

/** Whether the applicant is, or may be, a nurse or midwife working towards registration (SW 13.2). */
export function isFutureNurse(applicant: Applicant): boolean {
  return (
    applicant.registration === 'working-towards' && isWorkingTowards(applicant, 'nmc') !== false
  )
}

/** Whether the applicant may have a PhD in any subject, or in a STEM one. */
export function mayHavePhd({ qualification }: Applicant, kind: 'phd' | 'stem-phd'): boolean {
  return qualification === null || qualification === 'stem-phd' || qualification === kind
}

/** Whether the sponsor of a job may be that of the present permission (SW 5.3). */
export function mayStayWithSponsor(applicant: Applicant): boolean {
  const { sameEmployer, where } = applicant
  if (sameEmployer === 'no' || isOnRoute(applicant) === false) return false
  return sameEmployer === 'yes' || where === 'uk'
}

/** Whether the applicant needs no sponsor, being settled (SW 1.5). */
export function needsNoSponsor({ where, permission }: Applicant): boolean {
  return where === 'uk' && permission === 'settled'
}
