import type { Nation } from '#sponsorship/model/facts.ts'
import type { OccupationBody } from '#sponsorship/check/context/applicant.ts'

/** The body that a worker must register with. */
export interface Regulator {
  name: string
  /** False if people may start in training, or if some employers do not require registration. */
  isRequiredFirst: boolean
}

const first = (name: string): Regulator => ({ name, isRequiredFirst: true })

const NAMES = {
  hcpc: 'the Health and Care Professions Council (HCPC)',
  nmc: 'the Nursing and Midwifery Council (NMC)',
  gmc: 'the General Medical Council (GMC)',
  gdc: 'the General Dental Council (GDC)',
  goc: 'the General Optical Council (GOC)',
  gphc: 'the General Pharmaceutical Council (GPhC; in Northern Ireland the PSNI)',
  rcvs: 'the Royal College of Veterinary Surgeons (RCVS)',
}

/** The occupations of each body. */
const CODES: Record<NonNullable<OccupationBody>, string[]> = {
  gmc: ['2211', '2212'],
  nmc: ['2231', '2232', '2233', '2234', '2235', '2236', '2237'],
  hcpc: ['2221', '2222', '2223', '2225', '2254', '2255', '2256'],
  gphc: ['2251', '3212'],
  goc: ['2252', '3211'],
  gdc: ['2253', '6133'],
  rcvs: ['2240'],
  'social-work': ['2461'],
  teaching: ['2313', '2314', '2316'],
}
const BODIES = new Map(
  Object.entries(CODES).flatMap(([body, codes]) =>
    codes.map((code) => [code, body as NonNullable<OccupationBody>]),
  ),
)
/** Work that people may start in training, or that some employers give to people without registration. */
const MAY_START = ['3211', '3212', '6133']

/** The body that people register with for an occupation; null for one without. */
export function bodyOf(code: string): OccupationBody {
  return BODIES.get(code) ?? null
}

const SOCIAL_WORK: Record<Nation, string> = {
  England: 'Social Work England',
  Scotland: 'the Scottish Social Services Council (SSSC)',
  Wales: 'Social Care Wales',
  'Northern Ireland': 'the Northern Ireland Social Care Council (NISCC)',
}

const TEACHING: Record<Nation, string> = {
  England: 'the Department for Education (qualified teacher status, QTS)',
  Scotland: 'the General Teaching Council for Scotland (GTCS)',
  Wales: 'the Education Workforce Council (EWC)',
  'Northern Ireland': 'the General Teaching Council for Northern Ireland (GTCNI)',
}

/** Null for an occupation without registration. */
export function findRegulator(code: string, nation: Nation | null): Regulator | null {
  const body = bodyOf(code)
  if (body === null) return null
  if (body === 'social-work')
    return first(nation ? SOCIAL_WORK[nation] : 'the nation’s social work council')
  if (body !== 'teaching') return { name: NAMES[body], isRequiredFirst: !MAY_START.includes(code) }
  // In England academies and independent schools may hire teachers without QTS.
  return {
    name: nation ? TEACHING[nation] : 'the nation’s teaching council',
    isRequiredFirst: nation !== null && nation !== 'England',
  }
}
