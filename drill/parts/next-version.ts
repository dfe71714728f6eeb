import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The parts needed to run; the modules are shared. */
const PARTS = ['package.json', 'build', 'src']
export const NEXT_MIGRATION = '9999-drill'

/** A migration that adds to tables while requests use them, as the next version's would. */
const MIGRATION = `create table drill (id int primary key, job_id text not null);

alter table job add column drill_note text;

alter table application add column drill_note text not null default '';

alter table saved_job add column drill_at timestamptz not null default now();
`

/** A copy of the product with one more migration; returns its folder. */
export async function makeNextVersion(folder: string) {
  const target = path.join(folder, 'next-version')
  await mkdir(target)
  for (const part of PARTS) await cp(part, path.join(target, part), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(target, 'node_modules'))
  await writeFile(
    path.join(target, 'src/platform/database/migrations', `${NEXT_MIGRATION}.sql`),
    MIGRATION,
  )
  return target
}
