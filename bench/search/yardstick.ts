import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CATS, COUNTRIES, TYPES } from '../yardstick/generate.mjs'
import { findFreePort } from '../server-process.ts'

/** The reference server on a database that holds `jobs_ref`, stopped afterwards. */
export async function withYardstick<Result>(
  folder: string,
  databaseUrl: string,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const dims = path.join(folder, 'dims.json')
  const cats = CATS.map(({ name }: { name: string }) => name)
  await writeFile(dims, JSON.stringify({ cats, types: TYPES, countries: COUNTRIES }))
  const port = await findFreePort()
  const child = spawn(process.execPath, ['bench/yardstick/reference-server.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      T: 'jobs_ref',
      DIMS: dims,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  try {
    await once(child.stdout, 'data')
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    child.kill('SIGTERM')
    await exited
  }
}
