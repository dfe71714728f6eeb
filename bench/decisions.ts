import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createGunzip, gunzipSync } from 'node:zlib'
import { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import { verdictsOf, type Verdict } from '#trade/headline/criteria.ts'
import { importedJobId } from '#board/jobs/stored/job-id.ts'
import { withDatabase } from './databases.ts'
import { runImport } from './import.ts'
import { withServer } from './server-process.ts'
import { printTable } from './table.ts'

/** Readers’ decisions about an advert; null if two disagree. It contains no text of any advert. */
interface Label {
  source: string
  id: string
  half: (typeof HALVES)[number]
  licence: Verdict | null
  occupation: Verdict | null
  pay: Verdict | null
}

const LINES = ['licence', 'occupation', 'pay'] as const
const HALVES = ['tuned', 'untouched', 'fresh', 'pair'] as const
const FILES = { nhs: process.env.BENCH_ADVERTS, uk: process.env.BENCH_UK_ADVERTS }
const REGISTER = process.env.BENCH_REGISTER

/** The check’s verdicts compared with those of people who read the same adverts; see `decisions/README.md`. */
export async function benchDecisions() {
  const { nhs, uk } = FILES
  if (![nhs, uk, REGISTER].every((file) => file && existsSync(file)) || !nhs || !uk || !REGISTER) {
    process.stdout.write(
      '\nDecisions were skipped: BENCH_ADVERTS, BENCH_UK_ADVERTS and BENCH_REGISTER must name the labelled files.\n',
    )
    return
  }
  const path = new URL('decisions/labels.json', import.meta.url)
  const labels = JSON.parse(await readFile(path, 'utf8')) as Label[]
  await withDatabase(async (settings, database) => {
    const register = createReadStream(REGISTER).pipe(createGunzip())
    await runImport(['sponsors', 'import', '-', '--published', '2026-10-07'], register, settings)
    const words = ['jobs', 'import', '-', '--ignore-closing-dates']
    await runImport(words, await labelledLines(uk, labels, (source) => source !== 'nhs'), settings)
    const nhsLines = await labelledLines(nhs, labels, (source) => source === 'nhs')
    await runImport([...words, '--source', 'nhs'], nhsLines, settings)
    await withServer(settings, async (url) => {
      const checks = new Map<Label, Record<string, Verdict>>()
      for (const label of labels) {
        const found = await fetchVerdicts(url, label)
        if (found) checks.set(label, found)
      }
      report(checks, database)
    })
  })
}

/** The adverts with a label, as NDJSON. */
async function labelledLines(file: string, labels: Label[], isOf: (source: string) => boolean) {
  const wanted = new Set(labels.filter(({ source }) => isOf(source)).map(({ id }) => id))
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trim()
    .split('\n')
  return lines
    .filter((line) => wanted.has(String((JSON.parse(line) as { id: unknown }).id)))
    .map((line) => `${line}\n`)
}

/** Null if the check considers the advert to be abroad. */
async function fetchVerdicts(url: string, { source, id }: Label) {
  const response = await fetch(`${url}/api/v1/jobs/${importedJobId(source, id)}/sponsorship`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${source} ${id} answered ${response.status}.`)
  return verdictsOf(SponsorshipCheck.parse(await response.json()))
}

function report(checks: Map<Label, Record<string, Verdict>>, database: string) {
  const rows = HALVES.flatMap((half) =>
    LINES.map((line) => {
      const of = [...checks].filter(([label]) => label.half === half && label[line] !== null)
      const decided = of.filter(([label]) => label[line] !== 'unknown')
      const right = decided.filter(([label, check]) => check[line] === label[line])
      const passes = of.filter(([, check]) => check[line] === 'pass')
      const wrong = passes.filter(([label]) => label[line] === 'fail')
      const unsure = passes.filter(([label]) => label[line] === 'unknown')
      return {
        half,
        line,
        'readers decide': decided.length,
        'the same': `${right.length} (${Math.round((100 * right.length) / decided.length)} %)`,
        'our passes': passes.length,
        'readers fail': wrong.length,
        'readers unsure': unsure.length,
      }
    }),
  )
  printTable(`Verdicts beside those of readers, ${database}`, rows)
}
