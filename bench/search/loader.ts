import { openDatabase } from '#server/platform/resources.ts'
import { loadJobs } from './load.ts'

// Its own process: one of several that each load a part of the jobs.
const [first = '1', last = '1'] = process.argv.slice(2)
const { DATABASE_URL, DATA_DIR = '.data' } = process.env
const { db, close } = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }, () => {})
await loadJobs(db, Number(first), Number(last))
await close()
