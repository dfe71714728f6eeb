import { ALLIED_HEALTH } from './trades/allied-health.ts'
import { BANDS } from './trades/nhs-bands.ts'
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

/**
 * The names our trades go by, one file a trade. Whoever edits it has the adverts already stored read
 * again: what an advert is found by was decided when it was written.
 */
export const DICTIONARY: readonly Concept[] = [
  ...NURSING,
  ...CARE,
  ...MEDICINE,
  ...ALLIED_HEALTH,
  ...FIELDS,
  ...PHARMACY_AND_DENTAL,
  ...EDUCATION,
  ...TECH,
  ...MANUAL_WORK,
  ...HOSPITALITY,
  ...OFFICE,
  ...CONDITIONS,
  ...BANDS,
]
