import { BANDS } from './nhs-bands.ts'
import type { Concept } from './concept.ts'
import alliedHealth from './trades/allied-health.json' with { type: 'json' }
import care from './trades/care.json' with { type: 'json' }
import conditions from './trades/conditions.json' with { type: 'json' }
import education from './trades/education.json' with { type: 'json' }
import fields from './trades/fields.json' with { type: 'json' }
import hospitality from './trades/hospitality.json' with { type: 'json' }
import manualWork from './trades/manual-work.json' with { type: 'json' }
import medicine from './trades/medicine.json' with { type: 'json' }
import nursing from './trades/nursing.json' with { type: 'json' }
import office from './trades/office.json' with { type: 'json' }
import pharmacyAndDental from './trades/pharmacy-dental.json' with { type: 'json' }
import tech from './trades/tech.json' with { type: 'json' }

const TRADES = {
  health: [nursing, care, medicine, alliedHealth, pharmacyAndDental],
  education: [education],
  tech: [tech],
  manual: [manualWork],
  hospitality: [hospitality],
  office: [office],
}
const BY_TRADE = Object.entries(TRADES).flatMap(([trade, lists]) =>
  lists.flatMap(({ concepts }: { concepts: Concept[] }) =>
    concepts.map((concept) => ({ concept, trade })),
  ),
)

/**
 * The names that trades use, one file per trade. After a change raise `INDEX_VERSION`, because concepts
 * are found when an advert is indexed.
 */
export const DICTIONARY: readonly Concept[] = [
  ...BY_TRADE.map(({ concept }) => concept),
  ...fields.concepts,
  ...conditions.concepts,
  ...BANDS,
]

/** The people who do a kind of work, with the trade that they belong to. */
export const ROLES: readonly { concept: Concept; trade: string }[] = BY_TRADE.filter(
  ({ concept }) => !concept.topic,
)
