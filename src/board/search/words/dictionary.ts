import { ALLIED_HEALTH } from './trades/allied-health.ts'
import { BANDS } from './nhs-bands.ts'
import { CARE } from './trades/care.ts'
import type { Concept } from './concept.ts'
import { CONDITIONS } from './trades/conditions.ts'
import { EDUCATION } from './trades/education.ts'
import { MANUAL_WORK } from './trades/manual-work.ts'
import { FIELDS } from './trades/fields.ts'
import { HOSPITALITY } from './trades/hospitality.ts'
import { MEDICINE } from './trades/medicine.ts'
import { NURSING } from './trades/nursing.ts'
import { OFFICE } from './trades/office.ts'
import { PHARMACY_AND_DENTAL } from './trades/pharmacy-dental.ts'
import { TECH } from './trades/tech.ts'

const TRADES: Record<string, readonly Concept[]> = {
  health: [...NURSING, ...CARE, ...MEDICINE, ...ALLIED_HEALTH, ...PHARMACY_AND_DENTAL],
  education: EDUCATION,
  tech: TECH,
  manual: MANUAL_WORK,
  hospitality: HOSPITALITY,
  office: OFFICE,
}

/**
 * The names that trades use, one file per trade. After a change raise `INDEX_VERSION`, because concepts
 * are found when an advert is indexed.
 */
export const DICTIONARY: readonly Concept[] = [
  ...Object.values(TRADES).flat(),
  ...FIELDS,
  ...CONDITIONS,
  ...BANDS,
]

/** The people who do a kind of work, with the trade that they belong to. */
export const ROLES: readonly { concept: Concept; trade: string }[] = Object.entries(TRADES).flatMap(
  ([trade, concepts]) =>
    concepts.filter(({ topic }) => !topic).map((concept) => ({ concept, trade })),
)
