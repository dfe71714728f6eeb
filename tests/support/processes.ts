import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Optimising the embedded database pays off only for a process that runs for minutes. */
const V8_OPTIONS = ['--liftoff-only']

export type Settings = Record<string, string | undefined>

/** Starts one of our programs as an operator does, with only these settings. */
export function startProgram(program: string, words: string[], settings: Settings) {
  const child = spawn(process.execPath, [...V8_OPTIONS, program, ...words], {
    env: {
      PATH: process.env.PATH,
      // Dozens of starts load the same modules.
      NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node'),
      // One process per server is enough, unless the test is about several.
      WEB_CONCURRENCY: '1',
      // A machine that also runs other tests may need longer than a dedicated one.
      STOP_TIMEOUT: '100',
      ...settings,
    },
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (output.out += chunk))
  child.stderr.on('data', (chunk) => (output.err += chunk))
  // A killed process leaves its input half read.
  child.stdin.on('error', () => {})
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, ...output }))
  })
  return { child, output, ended }
}

/** Starts the server as an operator does. `output` grows while it runs. */
export function startServer(settings: Settings) {
  return startProgram('src/main/main.ts', [], settings)
}

export async function freePort() {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

export async function untilReady(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const response = await fetch(`${url}/readyz`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server ended before it was ready.')
}

/** Starts `npm run landfall -- …`. */
export function startCommand(words: string[], settings: Settings) {
  return startProgram('src/main/commands/main.ts', words, settings)
}

/** Runs `npm run landfall -- …` to completion. Its line about the database it opened is apart from other errors. */
export async function runCommand(words: string[], settings: Settings, input = '') {
  const { child, ended } = startCommand(words, settings)
  child.stdin.end(input)
  const { err, ...result } = await ended
  const [database = ''] = /^Database: .*\n/.exec(err) ?? []
  return { ...result, database, err: err.slice(database.length) }
}
