import type { Load } from './load/load.ts'
import type { DataCentre } from './parts/data-centre.ts'

export interface Scene {
  dataCentre: DataCentre
  load: Load
  /** The five-minute form breaks less often, and waits less. */
  isShort: boolean
}

export interface Finding {
  /** What was measured, in figures. */
  figures: string[]
  /** What should have held and did not. */
  broken: string[]
  /** Limits that were missed and depend on how fast the machine is, which others may use too. */
  slow?: string[]
}

export interface Break {
  name: string
  mustHold: string
  /** Part of the five minutes that are tried at every change. */
  isInShort: boolean
  run(scene: Scene): Promise<Finding>
}
