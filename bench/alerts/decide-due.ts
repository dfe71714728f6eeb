import { sql } from 'kysely'
import { decideDue } from '#board/alerts/matching/decide.ts'
import { openDatabase } from '#platform/resources.ts'
import { TASKS } from '#main/tasks.ts'
import { startTasks } from '#platform/tasks/pg-boss.ts'

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = process.env
const database = await openDatabase({ databaseUrl, dataDir }, () => {})
const { db } = database
const tasks = await startTasks(
  { ...database.bossOptions, supervise: false, schedule: false },
  TASKS,
  () => {},
)
const megabytes = () => Math.round(process.resourceUsage().maxRSS / 1024)
const before = megabytes()
const began = performance.now()
const alerts = await decideDue({ db, tasks })
const seconds = (performance.now() - began) / 1000
const { rows } = await sql<{ digests: number; jobs: number }>`
  select count(*)::integer as digests, coalesce(sum(cardinality(jobs)), 0)::integer as jobs
  from alert_digest where kind = 'new'`.execute(db)
const answer = {
  alerts,
  ...rows[0],
  seconds: seconds.toFixed(1),
  'MB before': before,
  'peak MB': megabytes(),
}
process.stdout.write(`${JSON.stringify(answer)}\n`)
await tasks.stop()
await database.close()
