import { spawn } from 'node:child_process'
import path from 'node:path'
import { onTestFinished } from 'vitest'

type Settings = Record<string, string | undefined>

/** Starts a program of ours as an operator does, with these settings and no others. */
export function startProgram(program: string, words: string[], settings: Settings) {
  const child = spawn(process.execPath, [program, ...words], {
    env: {
      PATH: process.env.PATH,
      // Dozens of starts load the same modules.
      NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/node'),
      ...settings,
    },
  })
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (output.out += chunk))
  child.stderr.on('data', (chunk) => (output.err += chunk))
  // A process that was killed leaves its input half read.
  child.stdin.on('error', () => {})
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, ...output }))
  })
  return { child, output, ended }
}

/** Starts `npm run landfall -- …`. */
export function startCommand(words: string[], settings: Settings) {
  return startProgram('server/cli/main.ts', words, settings)
}

/** Runs `npm run landfall -- …` to its end. */
export async function runCommand(words: string[], settings: Settings, input = '') {
  const { child, ended } = startCommand(words, settings)
  child.stdin.end(input)
  return ended
}
