/** A fact about a job that matters to applicants, in words. */
export interface JobFact {
  /** ‘Pay’. */
  fact: string
  /** Null if the advert does not give it. */
  words: string | null
}

/** A fact that has changed. */
export interface FactChange {
  fact: string
  before: string | null
  after: string | null
}
