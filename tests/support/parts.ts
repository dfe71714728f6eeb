import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

type Variables = Record<string, string>

const BUILD = ['src/main/build/build.ts']
const GENERATED = {
  'types of texts': ['src/main/build/texts.ts'],
  'types of routes': ['node_modules/.bin/react-router', 'typegen'],
}
const CHECKS = {
  types: ['node_modules/.bin/tsc'],
  lint: ['node_modules/.bin/oxlint', '--deny-warnings', '--quiet'],
  format: ['node_modules/.bin/oxfmt', '--check'],
  structure: ['tests/structure/main.ts'],
  'dead code': ['node_modules/.bin/knip'],
}

const durations: string[] = []

/** Runs the part and prints its duration; returns whether it succeeded. */
export async function part(name: string, work: () => Promise<boolean>) {
  const [started, before] = [performance.now(), readProcessorSeconds()]
  const hasSucceeded = await work()
  const seconds = Math.round((performance.now() - started) / 1000)
  const processor = Math.round(readProcessorSeconds() - before)
  const result = hasSucceeded ? '' : ', FAILED'
  durations.push(
    `${name}: ${seconds} s${processor ? `, ${processor} s of processor` : ''}${result}`,
  )
  return hasSucceeded
}

export function printDurations() {
  console.log(durations.join('\n'))
}

/** Runs types, lint, format, structure and dead code in parallel, along with the build if it is needed. */
export async function runChecks({ isBuilding = false } = {}) {
  // The checks read generated types.
  for (const [name, command] of Object.entries(GENERATED))
    if (!(await runQuietly(name, command))) return false
  const checks = Object.entries(CHECKS).map(([name, command]) => runQuietly(name, command))
  const build = isBuilding ? [runQuietly('build', BUILD)] : []
  return (await Promise.all([...build, ...checks])).every(Boolean)
}

/** Prints the command's output if it fails, and only at its end, because several run at once. */
async function runQuietly(name: string, command: string[]) {
  const child = spawn(process.execPath, command)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) console.log(`${name}:\n${output}`)
  return code === 0
}

/** Prints the command's output as it arrives. */
export async function run(command: string[], variables: Variables = {}) {
  const env = { ...process.env, ...variables }
  const child = spawn(process.execPath, command, { stdio: 'inherit', env })
  const [code] = await once(child, 'close')
  return code === 0
}

/** The processor seconds of all ended child processes; 0 if the system does not report them. */
function readProcessorSeconds() {
  if (process.platform !== 'linux') return 0
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // After the program's name, which is in brackets and may contain anything; in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}
