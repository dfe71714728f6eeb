import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The parts needed to run; the modules are shared. */
const PARTS = ['package.json', 'build', 'src']
const MIGRATE = 'src/platform/database/schema/migrate.ts'
export const NEXT_MIGRATION = '9999-drill'

/** A migration that adds to tables while requests use them, as the next version's would. */
const MIGRATION = `import { sql } from 'kysely'
import type { Db } from '../database.ts'

export async function up(db: Db) {
  await sql\`create table drill (id int primary key, job_id text not null)\`.execute(db)
  await sql\`alter table job add column drill_note text\`.execute(db)
  await sql\`alter table application add column drill_note text not null default ''\`.execute(db)
  await sql\`alter table saved_job add column drill_at timestamptz not null default now()\`.execute(db)
}
`

/** A copy of the product with one more migration; returns its folder. */
export async function makeNextVersion(folder: string) {
  const target = path.join(folder, 'next-version')
  await mkdir(target)
  for (const part of PARTS) await cp(part, path.join(target, part), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(target, 'node_modules'))
  await writeFile(
    path.join(target, 'src/platform/database/migrations', `${NEXT_MIGRATION}.ts`),
    MIGRATION,
  )
  const file = path.join(target, MIGRATE)
  const list = await readFile(file, 'utf8')
  const changed = list
    .replace(
      '\nconst MIGRATIONS = {\n',
      `\nimport { up as drill } from '#platform/database/migrations/${NEXT_MIGRATION}.ts'\n$&`,
    )
    .replace(/\n}\n/, `\n  '${NEXT_MIGRATION}': { up: drill },\n}\n`)
  await writeFile(file, changed)
  return target
}
