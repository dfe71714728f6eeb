import path from 'node:path'
import { readFile, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { start } from '../machines/programs.ts'

interface Visit {
  /** Requests a second, whether or not earlier ones have been answered. */
  rate: number
  seconds: number
  paths: string[]
}

interface Times {
  count: number
  /** Milliseconds. */
  p50: number
  p99: number
}

export interface Answers {
  ok: Times
  refused: Times
  failed: Times
  seconds: number
}

/** Visitors in a separate process, so that their measurements do not include the drill's own work. */
export async function overload(visit: Visit, folder: string): Promise<Answers> {
  const name = path.join(folder, `visitors-${randomUUID()}`)
  // Thousands of addresses are too long for a command line.
  await writeFile(`${name}.json`, JSON.stringify(visit))
  const program = start({
    // Highest priority: their own wait for a processor must not be measured.
    command: 'nice',
    args: [
      '-n',
      '-15',
      process.execPath,
      path.join(import.meta.dirname, '../parts/programs/visitors.ts'),
      `${name}.json`,
    ],
    log: `${name}.log`,
  })
  const code = await program.exited
  if (code !== 0)
    throw new Error(`The visitors ended with ${code}: ${await readFile(`${name}.log`, 'utf8')}`)
  return JSON.parse(await readFile(`${name}.json`, 'utf8')) as Answers
}
