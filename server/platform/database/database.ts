import type { Kysely } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export interface Database {
  db: Db
  /** How the task queue reaches the same database. */
  bossOptions: ConstructorOptions
  /** One line for the start-up report. */
  description: string
  close(): Promise<void>
}
