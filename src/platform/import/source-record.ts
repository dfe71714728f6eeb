/** The fields of an advert that are imported, by the names in `--map` and the report. */
export const FIELDS = [
  'reference',
  'source',
  'title',
  'employer',
  'description',
  'location',
  'region',
  'postcode',
  'country',
  'latitude',
  'longitude',
  'remote',
  'payMin',
  'payMax',
  'payCurrency',
  'payPeriod',
  'payText',
  'payIsEstimate',
  'type',
  'hours',
  'category',
  'email',
  'url',
  'postedAt',
  'closesAt',
] as const

export type Field = (typeof FIELDS)[number]

/** A problem with a row, as one sentence with its remedy. */
export interface Problem {
  /** Empty if it is about the whole row. */
  field: Field | ''
  reason: string
  value?: string
}

/** What a feed says once for all its adverts, by key: `title` of a channel, `name` of a company. XML’s keys are in lower case. */
export type FeedFacts = Record<string, string>

/** One advert as parsed from the file, or why it could not be read. */
export type SourceRecord =
  | { line: number; value: Record<string, unknown>; feed?: FeedFacts }
  | { line: number; problem: Problem }
