import type { Kysely } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** The connections of one pool. */
export interface PoolState {
  inUse: number
  idle: number
  /** Callers waiting for a connection. */
  waiting: number
}

export interface Database {
  db: Db
  /** Connects the task queue to this database. */
  bossOptions: ConstructorOptions
  /** One line for the start-up report. */
  description: string
  poolState(): PoolState
  close(): Promise<void>
}
