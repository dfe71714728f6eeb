import { addressOf, administer } from '#tests/support/test-database.ts'

const DUPLICATE_DATABASE = '42P04'

/**
 * An empty database for one run: on the PostgreSQL server of BENCH_DATABASE_URL when it is set (the
 * figures the targets speak of), else embedded in the run's folder, or in BENCH_DATA_DIR to be used again.
 */
export async function databaseForRun<Result>(
  folder: string,
  use: (settings: Record<string, string>, name: string) => Promise<Result>,
  /** A name under which it stays and is found again by the next run; on a server only. */
  keptAs?: string,
): Promise<Result> {
  const server = process.env.BENCH_DATABASE_URL
  if (!server) return use({ DATA_DIR: process.env.BENCH_DATA_DIR ?? folder }, 'embedded')

  const name = `landfall_bench_${keptAs ?? process.pid}`
  await administer(server, `create database ${name}`).catch((error: Error & { code?: string }) => {
    if (!keptAs || error.code !== DUPLICATE_DATABASE) throw error
  })
  try {
    return await use({ DATA_DIR: folder, DATABASE_URL: addressOf(server, name) }, 'PostgreSQL')
  } finally {
    if (!keptAs) await administer(server, `drop database ${name} with (force)`)
  }
}
