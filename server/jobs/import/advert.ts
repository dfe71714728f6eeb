/** What we keep of an advert, by the name that `--map` and the report use for it. */
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

/** An advert in its source's own words: text, not yet cleaned, under our names. */
export type Advert = Partial<Record<Field, string>> & {
  /** The id it had on a Landfall board, if that is where it comes from. */
  boardId?: string
  /** It was closed there. */
  isClosed?: boolean
}

/** Something about a row that somebody should know, as one sentence saying what to do. */
export interface Problem {
  /** Empty when it is about the whole row. */
  field: Field | ''
  reason: string
  value?: string
}

/** One advert of a file as its format gives it, or why it could not be read. */
export type SourceRecord =
  { line: number; value: Record<string, unknown> } | { line: number; problem: Problem }
