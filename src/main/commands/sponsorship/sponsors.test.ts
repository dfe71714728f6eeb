import { existsSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aPlace, type Place } from '#tests/support/place.ts'
import { runCommand } from '#tests/support/processes.ts'
import { registerCsv, type Line } from '#tests/support/register-files.ts'

const NAME = 'SP_-_Worker_and_Temporary_Worker_Web_Register_-_2026-10-07.csv'
const LINES: Line[] = Array.from({ length: 40 }, (_, index) => [`Acme ${index} Ltd`])

function sponsors(place: Place, words: string[], input = '') {
  return runCommand(['sponsors', ...words], place, input)
}

async function aFolder(files: Record<string, string | Buffer>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-sponsors-'))
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), content)
  }
  return folder
}

test('a register is loaded once and shown', { timeout: 300_000 }, async () => {
  const folder = await aFolder({ [`${NAME}.gz`]: gzipSync(registerCsv(...LINES)) })
  const place = await aPlace()
  const file = path.join(folder, `${NAME}.gz`)
  expect((await sponsors(place, ['show'])).out).toMatch(/^No register is loaded\./)

  const first = await sponsors(place, ['import', file])
  expect(first.out).toMatch(
    /^The register of 2026-10-07 is loaded: 40 organisations from 40 rows\./,
  )
  expect((await sponsors(place, ['import', file])).out).toMatch(
    /is loaded already; nothing changed/,
  )

  const later = ['import', '-', '--published', '2026-10-08']
  const smaller = registerCsv(...LINES.slice(2))
  const refused = await sponsors(place, later, smaller)
  expect([refused.code, refused.out]).toEqual([1, ''])
  expect(refused.err).toMatch(/2 of the 40 organisations.*Nothing was changed\.\n$/)
  expect((await sponsors(place, [...later, '--even-if-smaller'], smaller)).out).toMatch(/gone 2/)
  expect((await sponsors(place, [])).out).toMatch(/2026-10-08 {2}no longer listed: Acme [01] Ltd/)
})

test(
  'a file that cannot be loaded is reported in one line with exit code 1',
  { timeout: 300_000 },
  async () => {
    const whole = gzipSync(registerCsv(...LINES))
    const folder = await aFolder({
      [NAME]: registerCsv().replace('County', 'Region'),
      'undated.csv': registerCsv(...LINES),
      [`${NAME}.gz`]: whole.subarray(0, whole.length - 20),
      'empty.csv': '',
    })
    const place = { DATA_DIR: path.join(folder, 'data') }
    const day = ['--published', '2026-10-07']
    const attempts = await Promise.all([
      sponsors(place, ['import', path.join(folder, NAME)]),
      sponsors(place, ['import', path.join(folder, 'undated.csv')]),
      sponsors(place, ['import', path.join(folder, `${NAME}.gz`)]),
      sponsors(place, ['import', path.join(folder, 'empty.csv'), ...day]),
      sponsors(place, ['import', path.join(folder, 'nowhere.csv'), ...day]),
    ])
    expect(attempts.map(({ code, out }) => [code, out])).toEqual(attempts.map(() => [1, '']))
    expect(attempts.map(({ err }) => err.trim().split('\n').length)).toEqual(attempts.map(() => 1))
    for (const [index, sentence] of [
      /they should be Organisation Name, Town\/City, County, Type & Rating, Route/,
      /add --published/,
      /ends too early/,
      /it is empty/,
      /There is no file/,
    ].entries()) {
      expect(attempts[index]?.err).toMatch(sentence)
    }
    expect(existsSync(path.join(folder, 'data', 'database'))).toBe(false)
  },
)
