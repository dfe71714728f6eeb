import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addressOf, administer } from '#tests/support/test-database.ts'

const DUPLICATE_DATABASE = '42P04'

/**
 * Settings for an empty database: embedded, or a new one on the PostgreSQL server of DATABASE_URL.
 * With BENCH_KEEP and a name it stays on the server, and the next run finds it filled.
 */
export async function withDatabase<Result>(
  use: (settings: Record<string, string>, description: string) => Promise<Result>,
  name = String(process.pid),
): Promise<Result> {
  const server = process.env.DATABASE_URL
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-bench-'))
  const database = `landfall_bench_${name}`
  const keepsDatabase = Boolean(process.env.BENCH_KEEP)
  const settings = { DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' }
  try {
    if (!server) return await use(settings, 'embedded database')
    await administer(server, `create database ${database}`).catch((error) => {
      if (!keepsDatabase || error.code !== DUPLICATE_DATABASE) throw error
    })
    return await use({ ...settings, DATABASE_URL: addressOf(server, database) }, 'PostgreSQL')
  } finally {
    await rm(folder, { recursive: true, force: true })
    if (server && !keepsDatabase) await administer(server, `drop database ${database} with (force)`)
  }
}
