interface GeneratedJob {
  id: number
  title: string
  company: string
  /** Positions of its category, type and country in their lists. */
  c: number
  type: number
  ci: number
  city: string
  remote: boolean
  smin: number
  smax: number
  posted: string
  d: string
}

export const TYPES: string[]
export const COUNTRIES: { code: string; name: string }[]
export function gen(count: number): Generator<GeneratedJob>
