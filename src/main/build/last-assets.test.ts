import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepLastAssets } from './last-assets.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'last-assets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const assets = path.join(folder, 'client/assets')
const HOUR = 3_600_000

/** A build, which empties its folder first. */
function build(at: number, ...names: string[]) {
  const putBack = keepLastAssets(folder, at)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
  for (const name of names) writeFileSync(path.join(assets, name), `built at ${at}`)
  putBack()
  return readdirSync(assets).toSorted()
}

test('files of the last build stay for a day after the next one, and no longer', () => {
  expect(build(0, 'a.js', 'a.js.br', 'same.js')).toEqual(['a.js', 'a.js.br', 'same.js'])
  // Long after: what counts is when it was replaced.
  const later = 1000 * HOUR
  expect(build(later, 'b.js', 'same.js')).toEqual(['a.js', 'a.js.br', 'b.js', 'same.js'])
  expect(build(later + 23 * HOUR, 'c.js')).toEqual(['a.js', 'a.js.br', 'b.js', 'c.js', 'same.js'])
  expect(build(later + 25 * HOUR, 'd.js')).toEqual(['b.js', 'c.js', 'd.js', 'same.js'])
})

test('a file that comes back is one of the new build, and a list that is cut off loses none', () => {
  const start = 5000 * HOUR
  build(start, 'x.js')
  build(start + HOUR, 'y.js')
  build(start + 2 * HOUR, 'x.js')
  writeFileSync(path.join(folder, 'last-assets.json'), '{"y.js":')
  expect(build(start + 200 * HOUR, 'z.js')).toEqual(
    expect.arrayContaining(['x.js', 'y.js', 'z.js']),
  )
})
