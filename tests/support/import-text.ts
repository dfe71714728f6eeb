import { indexJobs } from '#board/search/index/index-jobs.ts'
import { randomBytes } from 'node:crypto'
import type { Field, Problem } from '#platform/import/source-record.ts'
import { openRecords } from '#board/jobs/import/input/read-records.ts'
import {
  noCounts,
  runImport,
  type Counts,
  type ImportOptions,
} from '#board/jobs/import/run-import.ts'
import type { Db } from '#platform/database/database.ts'

interface Settings extends Partial<ImportOptions> {
  headerMap?: Map<string, Field>
  /** Called after each batch: whether to stop there. */
  isEnough?: (counts: Counts) => boolean
}

/** Runs an import as the command does, but from text instead of a file; returns the report. */
export async function importText(db: Db, text: string | Buffer, settings: Settings = {}) {
  const { headerMap = new Map(), isEnough = () => false, ...options } = settings
  const report: (Problem & { line: number; outcome: string })[] = []
  const controller = new AbortController()
  const counts = noCounts()
  const records = await openRecords({ bytes: inPieces(Buffer.from(text)) }, headerMap)
  const outside = {
    records,
    report: {
      add: async (line: number, problem: Problem, outcome: string) => {
        report.push({ line, ...problem, outcome })
      },
    },
    signal: controller.signal,
    onProgress: (soFar: Counts) => {
      if (isEnough(soFar)) controller.abort()
    },
    indexJobs,
  }
  const defaults = {
    source: null,
    fallbackSource: 'test',
    country: 'GB',
    category: 'administration',
    isDryRun: false,
    ignoreClosingDates: false,
    part: null,
  }
  const failure = await runImport(
    db,
    outside,
    { ...defaults, now: Date.now(), ...options },
    counts,
  ).then(
    () => null,
    (error: Error) => error.message,
  )
  return { counts, report, failure }
}

async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

/** The time at which the tests' imports run. */
export const NOW = Date.parse('2026-11-21T12:00:00Z')

export function aSource() {
  return `source-${randomBytes(4).toString('hex')}`
}

export function anAdvert(id: number | string, changes: Record<string, unknown> = {}) {
  return {
    id,
    title: 'Registered nurse',
    company: 'Saltmarsh House',
    location: 'Leeds',
    description: `Advert ${id}: care for people.`,
    date_posted: '2026-11-01T09:00:00Z',
    ...changes,
  }
}

export function lines(...adverts: unknown[]) {
  return adverts.map((advert) => JSON.stringify(advert)).join('\n')
}

/** Import helpers for the database of a test file. */
export function importsInto(db: Db) {
  return {
    take: (source: string, text: string, settings: Settings = {}) =>
      importText(db, text, { source, now: NOW, ...settings }),
    jobsOf: (source: string) =>
      db.selectFrom('job').selectAll().where('source', '=', source).orderBy('sourceRef').execute(),
  }
}
