import {
  PERMISSIONS,
  REGISTRATION_BODIES,
  type PersonalAnswers,
} from '#trade/cookies/personal-answers.schema.ts'
import {
  isFromBeforeApril2024,
  isFromBeforeJuly2025,
  isFutureNurse,
  isNamedFromAbroad,
  isNewEntrant,
  mayBeNewEntrant,
  mayHavePhd,
  mayStayWithSponsor,
  needsNoSponsor,
  toApplicant,
  type Applicant,
  type OccupationBody,
  type Tristate,
} from '#sponsorship/check/context/applicant.ts'
import { isExempt } from '#sponsorship/check/occupation/care.ts'

/** The traits of a person that the rules use, apart from any employer, each counted from 0 as the least favourable. */
function traitsOf(applicant: Applicant) {
  return {
    isFromBeforeApril2024: rankOf(isFromBeforeApril2024(applicant)),
    isFromBeforeJuly2025: rankOf(isFromBeforeJuly2025(applicant)),
    isExemptNow: rankOf(isExempt(applicant, true)),
    isExempt: rankOf(isExempt(applicant, false)),
    ...entrantTraitsOf(applicant),
    mayStay: rankOf(mayStayWithSponsor(applicant)),
    isFutureNurse: rankOf(isFutureNurse(applicant)),
    mayHavePhd: rankOfPhd(applicant, 'phd'),
    mayHaveStemPhd: rankOfPhd(applicant, 'stem-phd'),
  }
}
export type Trait = keyof ReturnType<typeof traitsOf>

/** The trait of being a new entrant in the occupations of a body. */
export type EntrantTrait = `isNewEntrant ${OccupationBody}`

export const entrantTrait = (body: OccupationBody): EntrantTrait => `isNewEntrant ${body}`

const BODIES = [null, ...REGISTRATION_BODIES.filter((body) => body !== 'other')]

function entrantTraitsOf(applicant: Applicant) {
  return Object.fromEntries(
    BODIES.map((body) => [entrantTrait(body), rankOfEntrant(applicant, body)]),
  ) as Record<EntrantTrait, number>
}

function rankOfEntrant(applicant: Applicant, body: OccupationBody) {
  const isEntrant = isNewEntrant(applicant, body)
  // Between what is unlikely and what is known.
  return isEntrant === null && mayBeNewEntrant(applicant, body) ? 1.5 : rankOf(isEntrant)
}

/** Without an answer a PhD is unlikely; with one the sponsor decides whether it counts. */
function rankOfPhd(applicant: Applicant, kind: 'phd' | 'stem-phd') {
  if (applicant.qualification === null) return rankOf(null)
  return rankOf(mayHavePhd(applicant, kind))
}

function keyOf(applicant: Applicant) {
  return Object.values(traitsOf(applicant)).join(' ')
}

function rankOf(fact: Tristate) {
  return fact === null ? 1 : Number(fact) * 2
}

const ANSWERS = {
  where: ['abroad', 'uk', undefined],
  permission: [...PERMISSIONS, undefined],
  isUnder26: ['no', 'yes', undefined],
  qualification: ['none', 'phd', 'stem-phd', undefined],
  registration: ['no', undefined, ...REGISTRATION_BODIES, 'working-towards'],
} as const

/** Everybody; somebody whose registration is the name of a body is working towards it. */
const EVERYBODY = Object.entries(ANSWERS)
  .reduce<Record<string, string | undefined>[]>(
    (people, [name, values]) =>
      people.flatMap((person) => values.map((value) => ({ ...person, [name]: value }))),
    [{}],
  )
  .map(({ registration, ...person }): PersonalAnswers => {
    const registrationBody = REGISTRATION_BODIES.find((body) => body === registration)
    const answer = registrationBody ? 'working-towards' : registration
    return { ...person, registration: answer, registrationBody } as PersonalAnswers
  })

const classes = new Map<string, Applicant>()
for (const person of [null, ...EVERYBODY]) {
  const applicant = toApplicant(person)
  const key = keyOf(applicant)
  if (!needsNoSponsor(applicant) && !classes.has(key)) classes.set(key, applicant)
}

/** The class of newcomers from abroad, about whom no answer says anything else. */
export const NEWCOMER = 0

/**
 * One applicant for each class, whose members have the same verdicts on each job. Another order or number must raise
 * `CHECK_VERSION`.
 */
export const APPLICANTS: readonly Applicant[] = [...classes.values()]
const NUMBERS = new Map([...classes.keys()].map((key, index) => [key, index]))
/** The class of people who need no sponsor: every job is open to them except one that asks for money. */
export const SETTLED = APPLICANTS.length
/** The class of people whose application from abroad a rule refuses by their nationality: no job is open to them. */
export const REFUSED = SETTLED + 1

/** The number of a person’s class, from facts that apply to every employer. */
export function classOf(person: PersonalAnswers | null): number {
  const applicant = toApplicant({ ...person, sameEmployer: undefined })
  if (needsNoSponsor(applicant)) return SETTLED
  if (isNamedFromAbroad(applicant)) return REFUSED
  return NUMBERS.get(keyOf(applicant)) ?? NEWCOMER
}

/** The traits of each class. */
export const TRAITS = APPLICANTS.map(traitsOf)
