import { readFile, glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
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

test('the sources of the page about starting a business say when they were read', () => {
  expect(createFounderPath().cite(['cqc-documents', 'sponsoring'])).toMatchObject([
    { title: 'CQC: Supporting documents', note: expect.stringMatching(/, read on \d+ \w+ \d{4}$/) },
    { note: 'Not read by us. Look there.' },
  ])
})
