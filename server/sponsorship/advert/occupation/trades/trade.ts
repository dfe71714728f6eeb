/** Titles that adverts have for one occupation, in the singular, with commas between. */
export interface Trade {
  code: string
  titles: string
  /** Codes the same titles also stand for, with blanks between. */
  others?: string
}
