import type { Scene } from '../scene.ts'

/** ‘anyone’ is a visitor and somebody logged in by turns; ‘maker’ sits at the machine that the server runs on. */
export type Who = 'visitor' | 'seeker' | 'employer' | 'founder' | 'admin' | 'maker' | 'logging-in'

export interface SweptPage {
  as: Who | 'anyone'
  /** Where it is in this scene, several where it has several looks; by default at the path of its route. */
  at?: (scene: Scene) => string | string[]
  /** 200 by default. */
  status?: number
  /** Where it leads, if elsewhere. */
  lands?: string
}

export type SweptPages = Record<string, SweptPage>
