import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openEmbedded } from '#platform/database/embedded/embedded.ts'
import { openPostgres } from '#platform/database/server/postgres.ts'
import { aDataDir } from './data-dir.ts'
import { addressOf, administer } from './test-database.ts'

export type Place = {
  DATA_DIR: string
  DATABASE_URL?: string
}

/** A process's settings: a data folder and a migrated database for a single test. */
export async function aPlace(): Promise<Place> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { DATA_DIR: await aDataDir() }
  const name = `landfall_place_${randomBytes(6).toString('hex')}`
  await administer(
    server,
    `create database ${name} template ${inject('prepared')} strategy file_copy`,
  )
  onTestFinished(() => administer(server, `drop database ${name} with (force)`))
  return { DATA_DIR: await anEmptyDataDir(), DATABASE_URL: addressOf(server, name) }
}

export function anEmptyDataDir() {
  return mkdtemp(path.join(tmpdir(), 'landfall-place-'))
}

/** The database of the place, for use before or after its processes. */
export function openPlace({ DATA_DIR, DATABASE_URL }: Place) {
  return DATABASE_URL ? openPostgres(DATABASE_URL, () => {}) : openEmbedded(DATA_DIR)
}
