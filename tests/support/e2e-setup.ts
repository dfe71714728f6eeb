import { buildIfStale } from '#server/build.ts'
import { prepareDatabase } from './prepare-database.ts'

/** Each worker's server runs the build, on a copy of one migrated data folder. */
export default async function setup() {
  await buildIfStale()
  const { prepared, discard } = await prepareDatabase(undefined)
  process.env.PREPARED_DATA_DIR = prepared
  return discard
}
