import type { Occupation, PayBand } from '#sponsorship/model/facts.ts'
import { highestBandFor, isConsultantRange, type YearlyRange } from './nhs-pay-range.ts'

/** Registered professions whose posts have band 5 of Agenda for Change or higher. */
const PROFESSIONS = /^(?:22[23]\d|225[124569]|2461)$/
/** Occupations of the same pay scale whose posts may have lower bands. */
const SUPPORT = /^(?:3213|3219|613[123])$/
/** Posts that only assist such a profession, or lead to it. */
const BELOW =
  /\b(?:assistants?|associates?|support|helpers?|trainees?|apprentices?|students?|auxiliar\w+|technicians?|interns?|volunteers?|cadets?|aides?)\b/i
/** Posts that need a further qualification or lead others, and their lowest band. */
const HIGHER: readonly [string, RegExp][] = [
  [
    'afc-8a',
    /\bmatron\b|\b(?:head|director) of\b|\bconsultant (?:nurse|midwife|physio\w+|psychologist)\b|\bnurse consultant\b/i,
  ],
  [
    'afc-7',
    /\bsuperintendent (?:\w+ )?(?:radiographer|sonographer|physio\w+)\b|\b(?:ward|clinic|unit) manager\b|\badvanced (?:nurse |clinical )?practitioner\b|\bpsychologists?\b|\b(?:family|systemic)(?: (?!(?:occupational|speech|physio|art|music|drama)\b)[a-z]+){0,2} (?:psycho)?therapist/i,
  ],
  [
    'afc-6',
    /\b(?:health visitor|district nurse|school nurse|charge nurse|ward sister|junior sister|deputy sister|clinical nurse specialist|specialist (?:nurse|physio\w+|midwife)|nurse (?:specialist|practitioner|educator)|infection (?:prevention|control)|tissue viability|community midwife|approved mental health)\b/i,
  ],
]
const LADDER = ['afc-5', 'afc-6', 'afc-7', 'afc-8a', 'afc-8b', 'afc-8c', 'afc-8d', 'afc-9']
const STAFF = /\bstaff nurse\b|\bnewly qualified\b|\bpreceptor/i
const SENIOR =
  /\b(?:senior|lead|principal|specialist|advanced|highly|head|manager|consultant|chief|director|deputy|practitioner|coordinator|clinical pharmacist|first contact|physiologist)\b/i
/** Doctors in training or in posts like theirs, past their foundation years. */
const JUNIOR_DOCTOR =
  /\bclinical (?:research |education )?fellow\b|\bregistrar\b|\bst[1-8]\b|\bct[1-3]\b|\btrust (?:grade )?doctor\b|\bsho\b|\bsenior house officer\b/i
const TEACHERS = /^231[3456]$/
const NO_TEACHER =
  /\b(?:assistant|support|unqualified|instructor|tutor|cover supervisor|trainer)\b/i
/** Teachers paid on the ranges above the main one. */
const LEADING_TEACHER = /\b(?:head|leading|lead|principal|deputy|leadership|director)\b/i
const CONSULTANT = 'consultant (hospital service)'

/**
 * The lowest band that the post of a registered professional or a teacher can have, or the grade of a hospital’s
 * consultant; null for other posts.
 */
export function bandOfProfession(
  { title, ...pay }: YearlyRange & { title: string },
  occupation: Occupation | null,
): PayBand | null {
  if (!occupation || occupation.isForLearners) return null
  const isConsultant =
    occupation.matched === CONSULTANT ||
    (occupation.code === '2212' && occupation.others.length === 0 && /\bconsultant\b/i.test(title))
  if (isConsultant) return { key: 'doctor-consultant', origin: 'advert' }
  const codes = [occupation.code, ...occupation.others]
  if (occupation.code === '2212' && JUNIOR_DOCTOR.test(title)) {
    const highest = isConsultantRange(pay) ? 'doctor-consultant' : 'doctor-registrar-3'
    return { key: 'doctor-registrar-1-2', origin: 'profession', highest }
  }
  if (codes.every((code) => TEACHERS.test(code)) && !NO_TEACHER.test(title)) {
    const highest = LEADING_TEACHER.test(title) ? {} : { highest: 'teacher-qualified' }
    return { key: 'teacher-qualified', origin: 'profession', ...highest }
  }
  const isProfession = codes.some((code) => PROFESSIONS.test(code))
  if (!isProfession || codes.some((code) => SUPPORT.test(code)) || BELOW.test(title)) return null
  const [higher] = HIGHER.find(([, pattern]) => pattern.test(title)) ?? []
  const lowest = higher ?? 'afc-5'
  const [isStaff, isSenior] = [STAFF.test(title), SENIOR.test(title)]
  const steps = isStaff ? Number(isSenior) : isSenior ? 2 : 1
  // Pay that a higher band begins with may be that band’s.
  const paid = pay.payPeriod === 'year' && !isStaff && highestBandFor(pay.payMin ?? 0)
  const top = Math.max(LADDER.indexOf(lowest) + steps, paid ? LADDER.indexOf(paid) : 0)
  const highest = LADDER[top]
  return { key: lowest, origin: 'profession', ...(highest && { highest }) }
}
