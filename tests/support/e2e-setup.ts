import { buildIfStale } from '#server/main/build/build.ts'
import { prepareDataDir } from './prepare-database.ts'

/** Each worker's server runs the build, on a copy of one migrated data folder. */
export default async function setup() {
  await buildIfStale()
  process.env.PREPARED_DATA_DIR = await prepareDataDir()
}
