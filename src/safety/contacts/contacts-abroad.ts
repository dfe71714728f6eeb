import data from './abroad.json' with { type: 'json' }

/** Somebody in another country to tell of a fraud. Found in news reports; nobody has rung the numbers. */
export interface ContactAbroad {
  /** ISO 3166-1 alpha-2. */
  country: string
  name: string
  /** The number as it is dialled there, or with its country’s prefix. */
  phone?: string
  email?: string
  url?: string
  source: string
  sourceUrl?: string
  /** The day, month or year of the source. */
  sourceDate: string
  /** The day on which we read a stored copy of the source. */
  readOn?: string
}

export const CONTACTS_ABROAD: readonly ContactAbroad[] = data

/** Countries by the languages of pages that are spoken mostly there. */
const BY_LANGUAGE: Record<string, string> = { bn: 'BD', hi: 'IN', ne: 'NP', ur: 'PK' }
const BY_PREFIX: Record<string, string> = {
  91: 'IN',
  92: 'PK',
  63: 'PH',
  977: 'NP',
  254: 'KE',
  233: 'GH',
  94: 'LK',
  234: 'NG',
  263: 'ZW',
  880: 'BD',
}
const PREFIX = new RegExp(
  String.raw`(?:\+|\b00)(${Object.keys(BY_PREFIX).join('|')})[\s\d().-]{6,}`,
  'g',
)

/**
 * Contacts abroad, those for the reader’s likely country first: by the page’s language, then by phone numbers in the
 * text. A guess, which leaves out nobody.
 */
export function contactsAbroad(text: string, language: string) {
  const numbers = [...text.matchAll(PREFIX)].map(([, prefix = '']) => BY_PREFIX[prefix])
  const likely = new Set([BY_LANGUAGE[language], ...numbers])
  const isLikely = ({ country }: ContactAbroad) => likely.has(country)
  return {
    likely: CONTACTS_ABROAD.filter(isLikely),
    others: CONTACTS_ABROAD.filter((contact) => !isLikely(contact)),
  }
}
