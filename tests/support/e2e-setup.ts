import { buildIfStale } from '#main/build/build.ts'
import { prepareDataDir } from './prepare-database.ts'

/** Prepares the build and a migrated data folder, of which each worker's server runs a copy. */
export default async function setup() {
  await buildIfStale()
  process.env.PREPARED_DATA_DIR = await prepareDataDir()
}
