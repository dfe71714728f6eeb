/** A short message that the next page shows once. */
export interface Flash {
  tone: 'success' | 'info' | 'error'
  words: string
  /** The language of the text, if it is not the page’s. */
  lang?: string
  /** The display time in milliseconds, if scripts run. */
  duration: number
}
