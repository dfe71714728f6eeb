import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Runs the built server as a separate process, waits for `/readyz`, and stops it afterwards. */
export async function withServer<Result>(
  settings: Record<string, string>,
  use: (url: string, readyMs: number, pid: number) => Promise<Result>,
): Promise<Result> {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, ['src/main/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  try {
    await untilReady(url, child)
    return await use(url, performance.now() - started, child.pid ?? 0)
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
