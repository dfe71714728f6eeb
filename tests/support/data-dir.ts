import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'

/** A new data folder with a migrated embedded database, which no process has open. */
export async function aDataDir() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'landfall-data-'))
  await cp(path.join(inject('prepared'), 'database'), path.join(dataDir, 'database'), {
    recursive: true,
  })
  return dataDir
}
