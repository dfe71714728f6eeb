import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface Start {
  command: string
  args?: string[]
  env?: Record<string, string>
  /** The account it runs as; PostgreSQL refuses to run as root. */
  user?: string
  /** The network namespace that represents its machine. */
  machine?: string
  /** The path of its output. */
  log: string
}

/** A program of the data centre. */
export interface Program {
  pid: number
  /** Signals its process group, with everything it has started. */
  kill(signal: NodeJS.Signals): void
  isRunning(): boolean
  exited: Promise<number | null>
  stop(): Promise<void>
}

const running = new Set<ChildProcess>()
// In case the data centre is not closed first.
process.on('exit', () => running.forEach((child) => signalGroup(child, 'SIGKILL')))

export function start({ command, args = [], env = {}, user, machine, log }: Start): Program {
  const words = [
    ...(machine ? ['ip', 'netns', 'exec', machine] : []),
    ...(user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : []),
    command,
    ...args,
  ]
  const [first = '', ...rest] = words
  const output = createWriteStream(log, { flags: 'a' })
  const child = spawn(first, rest, {
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate group, which is ended with its children.
    detached: true,
  })
  child.stdout.pipe(output, { end: false })
  child.stderr.pipe(output, { end: false })
  running.add(child)
  const exited = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return {
    pid: child.pid ?? 0,
    kill: (signal) => signalGroup(child, signal),
    isRunning: () => running.has(child),
    exited,
    async stop() {
      if (!running.has(child)) return
      signalGroup(child, 'SIGTERM')
      const ended = await Promise.race([exited.then(() => true), pause(20_000, false)])
      if (!ended) signalGroup(child, 'SIGKILL')
      await exited
    },
  }
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (!pid) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error
  }
}

/** Runs a short command and returns its output. */
export async function output(command: string, args: string[], options: { user?: string } = {}) {
  const { user } = options
  const words = user
    ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', command, ...args]
    : [command, ...args]
  const [first = '', ...rest] = words
  const { stdout } = await run(first, rest, { maxBuffer: 64 * 1024 * 1024 })
  return stdout.trim()
}

/** Retries until `attempt` returns a value; null and errors mean ‘not yet’. */
export async function until<Result>(
  what: string,
  attempt: () => Promise<Result | null | false>,
  { seconds = 180 } = {},
): Promise<Result> {
  const end = performance.now() + seconds * 1000
  let problem: unknown
  while (performance.now() < end) {
    const result = await attempt().catch((error) => {
      problem = error
      return null
    })
    if (result !== null && result !== false) return result
    await pause(200)
  }
  throw new Error(`${what}: not within ${seconds} s`, { cause: problem })
}
