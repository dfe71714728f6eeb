import type { Nation } from '#sponsorship/model/facts.ts'

/** The body that a worker must register with. */
export interface Regulator {
  name: string
  /** False if people may start in training, or if some employers do not require registration. */
  isRequiredFirst: boolean
}

const first = (name: string): Regulator => ({ name, isRequiredFirst: true })
const HCPC = first('the Health and Care Professions Council (HCPC)')
const NMC = first('the Nursing and Midwifery Council (NMC)')
const GMC = first('the General Medical Council (GMC)')
const GDC = 'the General Dental Council (GDC)'
const GOC = 'the General Optical Council (GOC)'
const GPHC = 'the General Pharmaceutical Council (GPhC; in Northern Ireland the PSNI)'

const REGULATORS: Record<string, Regulator> = {
  2211: GMC,
  2212: GMC,
  2221: HCPC,
  2222: HCPC,
  2223: HCPC,
  2225: HCPC,
  2231: NMC,
  2232: NMC,
  2233: NMC,
  2234: NMC,
  2235: NMC,
  2236: NMC,
  2237: NMC,
  2240: first('the Royal College of Veterinary Surgeons (RCVS)'),
  2251: first(GPHC),
  2252: first(GOC),
  2253: first(GDC),
  2254: HCPC,
  2255: HCPC,
  2256: HCPC,
  3211: { name: GOC, isRequiredFirst: false },
  3212: { name: GPHC, isRequiredFirst: false },
  6133: { name: GDC, isRequiredFirst: false },
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

const TEACHERS = ['2313', '2314', '2316']

/** Null for an occupation without registration. */
export function findRegulator(code: string, nation: Nation | null): Regulator | null {
  if (code === '2461')
    return first(nation ? SOCIAL_WORK[nation] : 'the nation’s social work council')
  if (!TEACHERS.includes(code)) return REGULATORS[code] ?? null
  // In England academies and independent schools may hire teachers without QTS.
  return {
    name: nation ? TEACHING[nation] : 'the nation’s teaching council',
    isRequiredFirst: nation !== null && nation !== 'England',
  }
}
