import { decideDue } from '#server/alerts/matching/decide.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { openTasks } from '#server/platform/tasks/pg-boss.ts'

/** Decides alerts repeatedly, until it is killed. */
const database = await openPostgres(process.env.DATABASE_URL ?? '', () => {})
const { db, bossOptions } = database
const tasks = await openTasks({ ...bossOptions, supervise: false, schedule: false }, () => {})
process.stdout.write('ready\n')
for (;;) await decideDue({ db, tasks })
