import { decideDue } from '#board/alerts/matching/decide.ts'
import { openPostgres } from '#platform/database/server/postgres.ts'
import { openTasks } from '#platform/tasks/pg-boss.ts'

/** Decides alerts repeatedly, until it is killed. */
const database = await openPostgres(process.env.DATABASE_URL ?? '', () => {})
const { db, bossOptions } = database
const tasks = await openTasks({ ...bossOptions, supervise: false, schedule: false }, () => {})
process.stdout.write('ready\n')
for (;;) await decideDue({ db, tasks })
