import { createReadStream, existsSync } from 'node:fs'
import { importedJobId } from '#board/jobs/stored/job-id.ts'
import { withDatabase } from './databases.ts'
import { runImport } from './import.ts'
import { readJudgements, type Judgement } from './relevance/judgements.ts'
import { readTexts } from './relevance/texts.ts'
import { ndcg } from './relevance/ndcg.ts'
import { writeUnjudged, type Answer } from './relevance/unjudged.ts'
import { withServer } from './server-process.ts'
import { printTable } from './table.ts'

const SOURCE = 'judged'
const IMPORT = ['jobs', 'import', '-', '--source', SOURCE, '--ignore-closing-dates']
const DEPTH = 10
const WORST = 10

/** The judged searches, each over the file of adverts that it was judged on. */
const TABLES = [
  { name: 'NHS 2018–2020', judgements: 'judgements.json', setting: 'BENCH_ADVERTS' },
  { name: 'UK 2026', judgements: 'judgements-uk-2026.json', setting: 'BENCH_UK_ADVERTS' },
]

/** The search's first ten results compared with human grades, over real adverts. */
export async function benchRelevance() {
  for (const { name, judgements, setting } of TABLES) {
    const file = process.env[setting]
    if (file && existsSync(file)) await benchTable(name, await readJudgements(judgements), file)
    else {
      process.stdout.write(
        `\nRelevance on ${name} was skipped: ${setting} must name the .ndjson.gz of adverts that were judged.\n`,
      )
    }
  }
}

async function benchTable(name: string, judgements: Judgement[], file: string) {
  await withDatabase(async (settings, database) => {
    await runImport(IMPORT, createReadStream(file), settings)
    await withServer(settings, async (url) => {
      const scores = []
      const texts = await readTexts(file)
      for (const judgement of judgements) scores.push(await score(url, judgement, texts))
      report(scores, `${name}, ${database}`)
      await writeUnjudged(scores, file, (advert) => importedJobId(SOURCE, advert))
    })
  })
}

/** Scores a search; copies of an advert share its grade and count as one result. */
async function score(url: string, { q, place, grades }: Judgement, texts: Map<string, string>) {
  const query = new URLSearchParams({ q, limit: String(DEPTH), ...(place ? { place } : {}) })
  const response = await fetch(`${url}/api/v1/jobs?${query}`)
  if (!response.ok) throw new Error(`The search for ${query} answered ${response.status}.`)
  const answers = (await response.json()) as Answer[]
  const textOf = (advert: string) => texts.get(advert) ?? advert
  const byText = new Map(Object.entries(grades).map(([advert, grade]) => [textOf(advert), grade]))
  const gradeOf = new Map<string, number>()
  for (const [advert, text] of texts) {
    const grade = byText.get(text)
    if (grade !== undefined) gradeOf.set(importedJobId(SOURCE, advert), grade)
  }
  const answered = answers.map(({ _id }) => gradeOf.get(_id) ?? 0)
  return {
    q,
    place,
    answered,
    value: valueOf(answered, [...byText.values()]),
    unjudged: answers.filter(({ _id }) => !gradeOf.has(_id)),
  }
}

/** The score; if no advert is right, an empty result is best. */
function valueOf(answered: number[], judged: number[]) {
  const hasAnswer = judged.some((grade) => grade > 0)
  if (!hasAnswer) return answered.length === 0 ? 1 : 0
  return ndcg(answered, judged, DEPTH)
}

function report(scores: Awaited<ReturnType<typeof score>>[], where: string) {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const answered = sum(scores.map((each) => each.answered.length))
  const unjudged = sum(scores.map((each) => each.unjudged.length))
  const wrong = sum(scores.map((each) => each.answered.filter((grade) => grade === 0).length))
  printTable(`Relevance of ${scores.length} judged searches, ${where}`, [
    {
      'mean nDCG@10': (sum(scores.map(({ value }) => value)) / scores.length).toFixed(3),
      'without answers': scores.filter((each) => each.answered.length === 0).length,
      'wrong answers %': ((100 * wrong) / Math.max(1, answered)).toFixed(1),
      'unjudged answers %': ((100 * unjudged) / Math.max(1, answered)).toFixed(1),
    },
  ])
  const worst = scores.toSorted((a, b) => a.value - b.value).slice(0, WORST)
  printTable(
    'The worst, with the grades of their answers (unjudged is 0)',
    worst.map(({ q, place, value, answered, unjudged }) => ({
      search: place ? `${q} in ${place}` : q,
      'nDCG@10': value.toFixed(3),
      grades: answered.join(' '),
      unjudged: unjudged.length,
    })),
  )
}
