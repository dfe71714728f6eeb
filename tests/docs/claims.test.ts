import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CASE_TIMES } from '#founders/cases/founder-case.ts'
import { SESSION_DAYS } from '#accounts/accounts.schema.ts'
import { LIST_DAYS } from '#hiring/upload/upload-words.ts'
import { DEVICE_DATA } from '#trade/personal-data/device-data.ts'
import { describeKeep, PERSONAL_DATA_REGISTER } from '#trade/personal-data/personal-data.ts'

const versions = JSON.parse(readFileSync('src/site/legal/privacy-versions.json', 'utf8')) as [
  { since: string; digest: string },
  ...{ since: string }[],
]
const notice: unknown = JSON.parse(
  readFileSync('src/site/legal/pages/privacy/privacy.json', 'utf8'),
)

const rows = readFileSync('docs/claims.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| /'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
const settings = readFileSync('.env.example', 'utf8')
const TEST = /`([\w./-]+\.test\.ts)`(?: ‘((?:[^‘]|(?<=\w)’(?=\w| \w+ are))+?)’(?=[,;]|$))?/g

function wordsOf(page: string) {
  const files = globSync(
    `src/site/legal/pages/{${page},operator-line,${page}/*}{,.route}.{tsx,json}`,
  )
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  // Once with the titles in tags, once without any tag or the address of a link in data.
  const bare = text.replaceAll(/\{' '\}|<[^>]+>/g, ' ').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, ' $1 ')
  return `${text} ${bare}`.replaceAll(/\s+/g, ' ')
}

test('each page says what is claimed', () => {
  expect(rows.length).toBeGreaterThan(20)
  for (const [page = '', claim = ''] of rows) expect(wordsOf(page.slice(1))).toContain(claim)
})

/** Paragraphs, items and answers of a page, without tags. */
function sentencesOf(page: string) {
  const folder = `src/site/legal/pages/{${page},${page}/*}`
  const markup = globSync(`${folder}{,.route}.tsx`).map((file) => readFileSync(file, 'utf8'))
  const data = globSync(`${folder}.json`).map((file): unknown =>
    JSON.parse(readFileSync(file, 'utf8')),
  )
  return [...markup.flatMap(paragraphsOf), ...data.flatMap(textsIn)]
    .map((words) => toWords(words.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')))
    .filter((words) => words !== '' && !/^(?:\{\w+\}$|# )/.test(words))
}

function paragraphsOf(markup: string) {
  return [...markup.matchAll(/<(?:li|p)>(.*?)<\/(?:li|p)>/gs)].map(([, words = '']) => words)
}

/** The texts of a page’s data, without titles. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => (key === 'title' ? [] : textsIn(value)))
}

/** A text without tags, in which a sign follows its word. */
function toWords(text: string) {
  const words = text.replaceAll(/\{' '\}|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  return words.replaceAll(/ ([,.:?])/g, '$1').trim()
}

test('every sentence is a claim with its proof, or said to need none', () => {
  const needsNone = readFileSync('docs/claims.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2))
  const said = new Set<string>()
  for (const page of ['privacy', 'terms', 'accessibility']) {
    const claims = rows
      .filter(([path]) => path === `/${page}`)
      .map(([, claim = '']) => toWords(claim))
    const bare = sentencesOf(page).filter((sentence) => {
      const excuses = needsNone.filter((start) => sentence.includes(start))
      for (const excuse of excuses) said.add(excuse)
      return excuses.length === 0 && !claims.some((claim) => sentence.includes(claim))
    })
    expect(sentencesOf(page).length).toBeGreaterThan(8)
    expect(bare).toEqual([])
  }
  expect(needsNone.filter((start) => !said.has(start))).toEqual([])
})

test('each claim names a test or a setting that exists', () => {
  for (const [, claim, proof = ''] of rows) {
    const tests = [...proof.matchAll(TEST)]
    const named = [...proof.matchAll(/setting `(\w+)`/g)].map(([, name = '']) => name)
    expect(tests.length + named.length, claim).toBeGreaterThan(0)
    expect(named.filter((name) => !settings.includes(`\n${name}=`))).toEqual([])
    for (const [, file = '', title] of tests) {
      expect(existsSync(file), file).toBe(true)
      if (title) expect(readFileSync(file, 'utf8')).toContain(title)
    }
  }
})

test('the times of founders’ cases are those of the notice', () => {
  expect(CASE_TIMES).toMatchObject({ silence: 6, closed: 12 })
})

test('the days of log-ins and of uploaded lists are those of the notice', () => {
  const session = DEVICE_DATA.find(({ name }) => name === 'session')
  expect(session?.duration).toBe(`${SESSION_DAYS} days`)
  const lists = PERSONAL_DATA_REGISTER.find(({ key }) => key === 'lists')
  expect(lists && describeKeep(lists.keep)).toBe(
    `${LIST_DAYS.open} days after you upload a list that you do not publish; ${LIST_DAYS.published} days after you publish it`,
  )
})

test('a change of the notice’s words is a new version', () => {
  const [{ since, digest }, ...earlier] = versions
  // If this fails: put a version above the others, with today’s date, this digest and what has changed.
  const words = createHash('sha256').update(JSON.stringify(notice)).digest('hex')
  expect(words.slice(0, 12)).toBe(digest)
  expect(earlier.filter((version) => version.since >= since)).toEqual([])
})

test('the record of processing is the register', () => {
  const record = readFileSync('docs/record-of-processing.md', 'utf8').replaceAll(/\s+/g, ' ')
  for (const line of PERSONAL_DATA_REGISTER) {
    for (const text of [line.what, line.purpose, describeKeep(line.keep), line.sees])
      expect(record).toContain(text)
    for (const table of Object.keys(line.tables)) expect(record).toContain(`\`${table}\``)
  }
  expect(record.match(/\| \*\*/g)).toHaveLength(PERSONAL_DATA_REGISTER.length)
})
