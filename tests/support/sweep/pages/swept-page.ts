import type { Scene } from '../scene.ts'

/**
 * ‘anyone’ alternates between a visitor and a person who is logged in; ‘maker’ uses the machine that the server runs
 * on.
 */
export type Who = 'visitor' | 'seeker' | 'employer' | 'founder' | 'admin' | 'maker' | 'logging-in'

export interface SweptPage {
  as: Who | 'anyone'
  /** Its path in this scene, or several for several states; by default the path of its route. */
  at?: (scene: Scene) => string | string[]
  /** The expected status; 200 by default. */
  status?: number
  /** The path it redirects to, if any. */
  lands?: string
}

export type SweptPages = Record<string, SweptPage>
