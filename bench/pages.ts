import { openDatabase } from '#platform/resources.ts'
import { withDatabase } from './databases.ts'
import { importJobs, importRegister } from './import.ts'
import { measureKind, ROUNDS } from './measure-kind.ts'
import { listPageKinds } from './page-kinds.ts'
import { createSeeker, logIn } from './seeker.ts'
import { withServer } from './server-process.ts'
import { printTable } from './table.ts'
import { fillYardstick, withYardstick } from './yardstick.ts'

const JOBS = Number(process.env.BENCH_JOBS ?? 20_000)
const REGISTER_ROWS = 143_000
/** The names of the only kinds to measure, separated by commas. */
const WANTED = process.env.BENCH_PAGES?.split(',')

/**
 * Every kind of page, alternating with the yardstick's on the same jobs: both figures drift with the machine, their
 * ratio does not. The yardstick needs PostgreSQL; set DATABASE_URL.
 */
export async function benchPages() {
  await withDatabase(async (settings, database) => {
    const { kinds, email } = await prepare(settings)
    await withServer(settings, async (url) => {
      const session = await logIn(url, email)
      const measureAll = async (yardstick: string | null) => {
        const rows = []
        for (const kind of kinds) {
          const reader = kind.isLoggedIn ? { ...kind, cookie: session } : kind
          rows.push(...(await measureKind(reader, url, yardstick)))
        }
        printTable(`Pages with ${JOBS} jobs, ${database}, median of ${ROUNDS}`, rows)
      }
      await (settings.DATABASE_URL ? withYardstick(settings, measureAll) : measureAll(null))
    })
  }, `pages_${JOBS}`)
}

async function prepare(settings: Record<string, string>) {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = settings
  await importRegister(REGISTER_ROWS, settings)
  await importJobs(JOBS, settings)
  const { db, close } = await openDatabase({ databaseUrl, dataDir }, () => {})
  if (databaseUrl) await fillYardstick(db)
  const all = await listPageKinds(db)
  const kinds = all.filter(({ name }) => !WANTED || WANTED.includes(name))
  const email = await createSeeker(db)
  await close()
  return { kinds, email }
}
