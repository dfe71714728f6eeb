import { expect, test } from 'vitest'
import { aPlace } from '#tests/support/place.ts'
import { runCommand } from '#tests/support/processes.ts'

const HEADER = 'name,domain,source,as_of\n'
const ELM = 'Elm Care Ltd,elm-care.co.uk,A list,2026-05-31\n'

test('a list is loaded whole, or not at all', { timeout: 300_000 }, async () => {
  const place = await aPlace()
  const load = (rows: string) => runCommand(['domains', 'import', '-'], place, HEADER + rows)

  const broken = await load(`${ELM}Oak Care Ltd,nowhere,A list,2026-05-31\n`)
  expect([broken.code, broken.out, broken.err]).toEqual([
    1,
    '',
    'Row 3: ‘nowhere’ is not a domain.\nNothing was changed.\n',
  ])
  expect((await load(`${ELM}Oak Care Ltd,oak.wixsite.com,A list,2026-05-31\n`)).out).toBe(
    'The domains of ‘A list’ are loaded: 1.\n' +
      'Added 1, changed 0, gone 0, as before 0.\n' +
      'Left out, because many share these domains: 1.\n',
  )
  expect((await load(ELM)).out).toContain('Added 0, changed 0, gone 0, as before 1.')
})
