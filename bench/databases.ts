import { addressOf, administer } from '#tests/support/test-database.ts'

/**
 * An empty database for one run: on the PostgreSQL server of BENCH_DATABASE_URL when it is set (the
 * figures the targets speak of), else embedded in the run's folder.
 */
export async function databaseForRun<Result>(
  folder: string,
  use: (settings: Record<string, string>, name: string) => Promise<Result>,
): Promise<Result> {
  const server = process.env.BENCH_DATABASE_URL
  if (!server) return use({ DATA_DIR: folder }, 'embedded')

  const name = `landfall_bench_${process.pid}`
  await administer(server, `create database ${name}`)
  try {
    return await use({ DATA_DIR: folder, DATABASE_URL: addressOf(server, name) }, 'PostgreSQL')
  } finally {
    await administer(server, `drop database ${name} with (force)`)
  }
}
