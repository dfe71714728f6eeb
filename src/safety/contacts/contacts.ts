import { FRAUD_REPORTING } from '#safety/warnings/warnings.schema.ts'
import data from './contacts.json' with { type: 'json' }

/** Somebody to call or write to, outside Landfall. The places of the UK only: we know no number elsewhere. */
export interface Contact {
  id: string
  name: string
  /** The people it is for and what it does, in English. */
  words: string
  phone: string | null
  url: string
  checkedOn: string
  /** We have not read the number at its source: pages say to check it there. */
  unverified?: boolean
}

const REPORT_FRAUD: Contact = {
  id: 'report-fraud',
  name: FRAUD_REPORTING.name,
  words: `The police, if you were cheated of money. From abroad ${FRAUD_REPORTING.phoneFromAbroad}. In Scotland: ${FRAUD_REPORTING.scotland}.`,
  phone: FRAUD_REPORTING.phone,
  url: FRAUD_REPORTING.url,
  checkedOn: FRAUD_REPORTING.seenOn,
}

export const CONTACTS: readonly Contact[] = [REPORT_FRAUD, ...data]

/** For whoever reports an advert or was warned of a fraud. */
export const AGAINST_FRAUD = pick('report-fraud', 'fair-work-agency', 'jobsaware', 'modern-slavery')

/** For a worker whose sponsor lost its licence, or who lost the job. */
export const AT_WORK = pick(
  'acas',
  'citizens-advice',
  'immigration-adviser',
  'modern-slavery',
  'fair-work-agency',
)

export const SLAVERY_HELPLINE = find('modern-slavery')
/** For a worker whose employer takes what it may not. */
export const AGAINST_EMPLOYER = pick('fair-work-agency', 'acas')

function pick(...ids: string[]): Contact[] {
  return ids.map(find)
}

function find(id: string): Contact {
  const contact = CONTACTS.find((one) => one.id === id)
  if (!contact) throw new Error(`There is no contact ${id}.`)
  return contact
}
