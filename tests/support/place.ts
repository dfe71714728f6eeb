import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { addressOf, administer } from './test-database.ts'

/** The settings of a process: a data folder and, on PostgreSQL, an empty database for one test alone. */
export async function aPlace() {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-place-'))
  const env = { DATA_DIR: folder }
  const server = process.env.TEST_DATABASE_URL
  if (!server) return { folder, env }
  const name = `landfall_place_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name}`)
  onTestFinished(() => administer(server, `drop database ${name} with (force)`))
  return { folder, env: { ...env, DATABASE_URL: addressOf(server, name) } }
}
