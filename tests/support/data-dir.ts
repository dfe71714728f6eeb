import { inject } from 'vitest'
import { copyDataDir } from './test-database.ts'

/** A new data folder with a migrated embedded database, for a separate process. */
export function aDataDir() {
  return copyDataDir(inject('preparedDataDir'))
}
