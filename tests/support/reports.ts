import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

interface ServerReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: ServerFile[]
}

interface ServerFile {
  name: string
  status: string
  message: string
  startTime: number
  endTime: number
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

interface JourneyReport {
  stats: { expected: number; flaky: number; unexpected: number }
  suites: JourneySuite[]
}

interface JourneySuite {
  file: string
  suites?: JourneySuite[]
  specs: {
    title: string
    ok: boolean
    tests: { results: { duration: number; error?: { message: string } }[] }[]
  }[]
}

/** The two reports of a full test run; a missing one counts as a failure. */
function readReports(folder: string) {
  const read = <Report>(name: string): Report | null => {
    const file = path.join(folder, `${name}.json`)
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
  }
  return { server: read<ServerReport>('server'), journeys: read<JourneyReport>('journeys') }
}

export function countResults(folder: string) {
  const { server, journeys } = readReports(folder)
  const { expected = 0, flaky = 0, unexpected = 1 } = journeys?.stats ?? {}
  const files = server?.testResults.filter(isBroken).length ?? 1
  return {
    passed: (server?.numPassedTests ?? 0) + expected + flaky,
    failed: (server?.numFailedTests ?? 0) + files + unexpected,
  }
}

/** Whether a file failed before it had any tests. */
function isBroken({ status, assertionResults }: ServerFile) {
  return status === 'failed' && !assertionResults.some((each) => each.status === 'failed')
}

export function printFailures(folder: string) {
  const { server, journeys } = readReports(folder)
  if (!server) console.log('The server tests left no report.')
  if (!journeys) console.log('The journeys left no report.')
  for (const file of server?.testResults ?? []) {
    if (isBroken(file)) print(file.name, 'the whole file', file.message)
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'failed') print(file.name, fullName, failureMessages[0])
    }
  }
  for (const { file, title, ok, tests } of listSpecs(journeys)) {
    const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error
    if (!ok) print(file, title, error?.message)
  }
}

function print(file: string, test: string, message = '') {
  const [reason] = stripVTControlCharacters(message).split('\n')
  console.log(`Failed in ${path.relative('.', file)}: ${test}${reason && ` – ${reason}`}`)
}

export function printSlowest(folder: string) {
  const { server, journeys } = readReports(folder)
  const seconds = new Map<string, number>()
  const add = (file: string, milliseconds: number) =>
    seconds.set(file, (seconds.get(file) ?? 0) + milliseconds / 1000)
  for (const { name, startTime, endTime } of server?.testResults ?? []) {
    add(path.relative('.', name), endTime - startTime)
  }
  for (const { file, tests } of listSpecs(journeys)) {
    for (const { results } of tests)
      for (const { duration } of results) add(`tests/e2e/${file}`, duration)
  }
  console.log('The ten slowest files, in seconds:')
  const slowest = [...seconds].toSorted((a, b) => b[1] - a[1]).slice(0, 10)
  for (const [file, sum] of slowest) console.log(`${sum.toFixed(1).padStart(7)}  ${file}`)
}

function listSpecs(report: JourneyReport | null) {
  const list = (suites: JourneySuite[]): (JourneySuite['specs'][number] & { file: string })[] =>
    suites.flatMap(({ file, specs, suites = [] }) => [
      ...specs.map((spec) => ({ ...spec, file })),
      ...list(suites),
    ])
  return list(report?.suites ?? [])
}
