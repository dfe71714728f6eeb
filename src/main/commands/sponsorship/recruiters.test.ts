import { expect, test } from 'vitest'
import { aPlace } from '#tests/support/place.ts'
import { runCommand } from '#tests/support/processes.ts'

test('the list of recruiters is loaded whole, or not at all', { timeout: 300_000 }, async () => {
  const place = await aPlace()
  const load = (rows: string) =>
    runCommand(['recruiters', 'import', '-'], place, `name,town,date\n${rows}`)

  const broken = await load('Elm Recruitment Ltd,Leeds,2026-11-20\nOak Ltd,Leeds,soon\n')
  expect([broken.code, broken.out, broken.err]).toEqual([
    1,
    '',
    'Row 3: date ‘soon’ is not a date like 2026-05-31.\nNothing was changed.\n',
  ])
  const loaded = await load('Elm Recruitment Ltd,Leeds,2026-11-20\n')
  expect([loaded.code, loaded.out]).toEqual([
    0,
    'The list of ‘NHS Employers’, read on 2026-11-20, is loaded. Agencies: 1, before: 0.\n',
  ])
})
