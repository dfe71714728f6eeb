/** A short message that the next page shows once. */
export interface Flash {
  tone: 'success' | 'info' | 'error'
  words: string
  /** Of its words, where that is not the page’s. */
  lang?: string
  /** How long it is shown, in milliseconds, if scripts run. */
  duration: number
}
