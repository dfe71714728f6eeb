import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'

/** An archive of a database without tables. The build makes it. */
export const EMPTY_DATABASE = fileURLToPath(
  new URL('../../../../build/database/empty.tar.gz', import.meta.url),
)

/**
 * The archive for a folder without a database; null for another folder, or without a build. PGlite needs more than a
 * gigabyte of memory to make an empty database, and less than half of that to unpack one.
 */
export async function readEmptyDatabase(folder: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (existsSync(path.join(folder, 'PG_VERSION')) || !existsSync(EMPTY_DATABASE)) return null
  return new Uint8Array(await readFile(EMPTY_DATABASE))
}

/** Writes the archive. */
async function writeEmptyDatabase() {
  const database = await PGlite.create()
  const dump = await database.dumpDataDir('gzip')
  await database.close()
  await mkdir(path.dirname(EMPTY_DATABASE), { recursive: true })
  // A server that starts meanwhile finds a whole file or none.
  await writeFile(`${EMPTY_DATABASE}.new`, new Uint8Array(await dump.arrayBuffer()))
  await rename(`${EMPTY_DATABASE}.new`, EMPTY_DATABASE)
}

if (import.meta.main) await writeEmptyDatabase()
