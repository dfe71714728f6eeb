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
  /** The occupation codes that all readers named; omitted if they were not asked. */
  codes?: string[]
}

/** The check’s answer about an advert. */
interface Answer {
  verdicts: Record<string, Verdict>
  codes: string[]
}

const LINES = ['licence', 'occupation', 'pay'] as const
const HALVES = [
  'tuned',
  'untouched',
  'fresh',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
] as const
const CODE_TERMS = ['Occupation', 'It may also be']
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
      const answers = new Map<Label, Answer>()
      for (const label of labels) {
        const found = await fetchAnswer(url, label)
        if (found) answers.set(label, found)
      }
      reportVerdicts(answers, database)
      reportCodes(answers, database)
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
async function fetchAnswer(url: string, { source, id }: Label): Promise<Answer | null> {
  const response = await fetch(`${url}/api/v1/jobs/${importedJobId(source, id)}/sponsorship`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${source} ${id} answered ${response.status}.`)
  const check = SponsorshipCheck.parse(await response.json())
  const figures = check.lines.find(({ name }) => name === 'occupation')?.figures ?? []
  return {
    verdicts: verdictsOf(check),
    codes: figures
      .filter(({ term }) => CODE_TERMS.includes(term))
      .flatMap(({ value }) => value.match(/(?<=^|; )\d{4}(?= )/g) ?? []),
  }
}

function reportVerdicts(answers: Map<Label, Answer>, database: string) {
  const rows = HALVES.flatMap((half) =>
    LINES.flatMap((line) => {
      const of = [...answers].filter(([label]) => label.half === half && label[line] !== null)
      if (of.length === 0) return []
      const decided = of.filter(([label]) => label[line] !== 'unknown')
      const right = decided.filter(([label, { verdicts }]) => verdicts[line] === label[line])
      const passes = of.filter(([, { verdicts }]) => verdicts[line] === 'pass')
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

/** How often the codes that readers named are in the check’s set of codes, and how large the sets are. */
function reportCodes(answers: Map<Label, Answer>, database: string) {
  const pairs = [...answers].flatMap(([{ half, codes = [] }, answer]) =>
    codes.length > 0 ? [{ half, wanted: codes, found: answer.codes }] : [],
  )
  const rows = HALVES.flatMap((half) => {
    const of = pairs.filter((pair) => pair.half === half)
    const sizes = of.map(({ found }) => found.length).toSorted((one, other) => one - other)
    const countOf = (holds: (pair: (typeof of)[number]) => boolean) => of.filter(holds).length
    if (of.length === 0) return []
    return {
      half,
      'readers name a code': of.length,
      'one is in the set': countOf(({ wanted, found }) =>
        wanted.some((code) => found.includes(code)),
      ),
      'all are': countOf(({ wanted, found }) => wanted.every((code) => found.includes(code))),
      'no set': countOf(({ found }) => found.length === 0),
      'median size': sizes[Math.floor(sizes.length / 2)] ?? 0,
      p90: sizes[Math.floor(sizes.length * 0.9)] ?? 0,
    }
  })
  printTable(`Occupation codes beside those of readers, ${database}`, rows)
}
