import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { migrate } from '#platform/database/schema/migrate.ts'
import { openPostgres } from '#platform/database/server/postgres.ts'

/**
 * Runs the server tests of an earlier version on this version's tables: `npm run test:previous -- REF [FILES]`. A
 * release needs this, because both versions then serve side by side. TEST_DATABASE_URL must point to a separate
 * PostgreSQL, because every new database there gets these tables (they go into template1).
 */
const [version, ...files] = process.argv.slice(2)
const server = process.env.TEST_DATABASE_URL
if (!version || !server) {
  process.stderr.write('Use: TEST_DATABASE_URL=postgres://… npm run test:previous -- REF [FILES]\n')
  process.exit(1)
}

/** Tests that compare that version's own list of columns with the tables. */
const OWN_LISTS = [
  'src/platform/database/schema/schema.test.ts',
  'src/board/screening/reading/read-by-applicants.test.ts',
]

const run = promisify(execFile)
const folder = await mkdtemp(path.join(tmpdir(), 'landfall-previous-'))
try {
  await prepareTemplate(server)
  await run('git', ['worktree', 'add', '--detach', folder, version])
  for (const file of OWN_LISTS) await rm(path.join(folder, file), { force: true })
  await installModules()
  const tests = spawn('npx', ['vitest', 'run', ...files], {
    cwd: folder,
    stdio: 'inherit',
  })
  const [code] = await once(tests, 'exit')
  process.exitCode = Number(code ?? 1)
} finally {
  await run('git', ['worktree', 'remove', '--force', folder]).catch(() => null)
  await rm(folder, { recursive: true, force: true })
}

/** Creates all tables for the older version, including some it does not know. */
async function prepareTemplate(server: string) {
  const template = new URL(server)
  template.pathname = '/template1'
  const client = new Client({ connectionString: template.href })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
  await client.end()
  const database = await openPostgres(template.href, () => {})
  await migrate(database.db)
  await database.close()
}

/** Installs the older version's modules, unless both versions need the same. */
async function installModules() {
  const [ours, theirs] = await Promise.all(
    ['.', folder].map((place) => readFile(path.join(place, 'package-lock.json'), 'utf8')),
  )
  if (ours === theirs)
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  else await run('npm', ['ci'], { cwd: folder })
}
