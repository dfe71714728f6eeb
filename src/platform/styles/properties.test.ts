import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Set by the library of widgets on the elements that it places. */
const FROM_ELSEWHERE = ['--anchor-width', '--available-height', '--available-width']

test('every custom property that a style uses is set somewhere', async () => {
  const sheets = await Array.fromAsync(glob('src/**/*.css'), (file) => readFile(file, 'utf8'))
  const all = sheets.join('\n')
  const set = new Set(Array.from(all.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name))

  const used = Array.from(all.matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name)

  const unknown = used.filter((name) => !set.has(name) && !FROM_ELSEWHERE.includes(name))
  expect(unknown).toEqual([])
})
