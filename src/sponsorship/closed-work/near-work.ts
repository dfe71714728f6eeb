import open from './near-work.json' with { type: 'json' }

/** Work near a closed occupation in which people from abroad can still be sponsored. */
export interface NearWork {
  /** Its occupation code, which decides whether the rules of the day still allow it. */
  code: string
  name: string
  /** The training it requires, which should be known in advance. */
  training: string
  /** The keywords that find it. */
  q: string
}

interface NearWorkOf {
  /** Closed occupation codes. */
  of: string[]
  near: NearWork[]
}

export const NEAR_WORK: readonly NearWorkOf[] = open.work
