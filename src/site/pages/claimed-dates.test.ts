import { readFile, glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { createFounderPath } from '#founders/path/founder-path.service.ts'

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December'
/** Words that claim when a source was looked at. */
const CLAIM = new RegExp(
  `\\b(?:as of|as at|checked|read|updated|correct)(?: (?:on|in|at))? (?:\\d{1,2} )?(?:${MONTHS}) 20\\d\\d`,
  'i',
)

test('no page, email or message says in its own words when a source was read', async () => {
  const claims: string[] = []
  for await (const file of glob('src/**/*.{tsx,mail.ts,mails.ts,json}')) {
    if (/\/(?:data|corpus|sets)\//.test(file)) continue
    const text = (await readFile(file, 'utf8')).replaceAll(/\/\*\*?[^]*?\*\/|\/\/.*/g, '')
    const claim = CLAIM.exec(text.replaceAll(/\s+/g, ' '))
    if (claim) claims.push(`${file}: ${claim[0]}`)
  }
  expect(claims).toEqual([])
})

test('only the rule sets date the rules that every check rests on', async () => {
  const newest = SHIPPED.at(-1)
  const pages = new Set(Object.values(newest?.sources ?? {}).map(({ url }) => url))
  expect(pages.size).toBeGreaterThan(0)
  const own: string[] = []
  let found = 0
  for await (const file of glob('src/**/*.json')) {
    if (/\/sponsorship\/rules\//.test(file)) continue
    JSON.parse(await readFile(file, 'utf8'), (_key, value) => {
      if (!pages.has(value?.url)) return value
      found += 1
      if (value.checkedOn) own.push(`${file}: ${value.url}, ${value.checkedOn}`)
      return value
    })
  }
  expect(found).toBeGreaterThan(1)
  expect(own).toEqual([])
})

test('the sources of the page about starting a business say when they were read', () => {
  expect(createFounderPath().cite(['cqc-documents', 'sponsoring'])).toMatchObject([
    { title: 'CQC: Supporting documents', note: expect.stringMatching(/, read on \d+ \w+ \d{4}$/) },
    { note: 'Not read by us. Look there.' },
  ])
})
