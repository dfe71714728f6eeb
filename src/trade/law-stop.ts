/** The first law that an imported advert breaks. */
export interface LawStop {
  /** The version of the reading. */
  version: number
  rule: string
  quote: string
  /** What is wrong. */
  sentence: string
  law: string
  url: string
}
