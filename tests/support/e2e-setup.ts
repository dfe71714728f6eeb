import { prepareDatabase } from './prepare-database.ts'

/** Each worker's server starts on a copy of one migrated data folder. */
export default async function setup() {
  const { prepared, discard } = await prepareDatabase(undefined)
  process.env.PREPARED_DATA_DIR = prepared
  return discard
}
