/** The first law that an imported advert breaks. */
export interface LawStop {
  /** The version of the reading. */
  version: number
  rule: string
  quote: string
  /** The fault, in one sentence. */
  sentence: string
  law: string
  url: string
}
