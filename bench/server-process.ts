import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder for one run, gone afterwards. */
export async function inFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-bench-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The built server as its own process, once `/readyz` says so; stopped afterwards. */
export async function withServer<Result>(
  settings: Record<string, string>,
  use: (url: string, readyMs: number, pid: number | undefined) => Promise<Result>,
): Promise<Result> {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  try {
    await untilReady(url, child)
    return await use(url, performance.now() - started, child.pid)
  } finally {
    child.kill('SIGTERM')
    await exited
  }
}

async function untilReady(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('The server ended before it was ready.')
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
