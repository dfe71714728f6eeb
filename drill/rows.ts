import type { Load } from './load/load.ts'
import type { DataCentre } from './parts/data-centre.ts'

export interface Scene {
  dataCentre: DataCentre
  load: Load
  /** The five-minute version breaks fewer parts, and waits less. */
  isShort: boolean
}

export interface Finding {
  /** The measurements, in figures. */
  figures: string[]
  /** The expectations that failed. */
  broken: string[]
  /** Missed limits that depend on the speed of the machine, which others may share. */
  slow?: string[]
}

export interface Break {
  name: string
  mustHold: string
  /** Whether it is part of the five minutes run at every change. */
  isInShort: boolean
  run(scene: Scene): Promise<Finding>
}
