import { expect, test } from 'vitest'
import { readSaved, setSaved, type DeviceSave } from './saved-cookie.ts'

const save = (jobId: string, stateId = 7): DeviceSave => ({
  jobId,
  stateId,
  savedAt: 1_795_000_000,
})

function written(saves: DeviceSave[]) {
  const [pair = ''] = setSaved(saves).split(';')
  return `fonts=1; ${pair}; lastJob=abc`
}

test('a list is read as it was written, in its order', () => {
  const saves = [save('w8mjq697wvbzz', 35), save('an_other-1'), save('third', 1_000_000)]

  expect(readSaved(written(saves))).toEqual(saves)
})

test('a full list is small enough for a cookie', () => {
  const saves = Array.from({ length: 60 }, (_, i) =>
    save(`w8mjq697wv${i + 100}`, 2_000_000_000 + i),
  )

  expect(readSaved(written(saves))).toHaveLength(60)
  expect(setSaved(saves).length).toBeLessThan(4000)
})

test('an empty list leaves no cookie', () => {
  expect(setSaved([])).toMatch(/^saved=; Max-Age=0;/)
})

test.each([
  ['no cookie', null],
  ['another cookie', 'unsaved=a.1.1'],
  ['an empty one', 'saved='],
  ['words', 'saved=%00%22<script>'],
  ['a broken escape', 'saved=%E0%A4%A'],
  ['half an entry', 'saved=w8mjq697wvbzz.7'],
  ['a name that is no id', 'saved=a b.1.1'],
  ['an endless one', `saved=${'a.1.1~'.repeat(5000)}`],
])('%s holds nothing', (_, cookies) => {
  expect(readSaved(cookies)).toEqual([])
})

test('what is not ours is left out, each job is there once, and no more than a list holds', () => {
  expect(readSaved('saved=a.1.1~nonsense~a.2.2~b.1.1')).toEqual([
    { jobId: 'a', stateId: 1, savedAt: 1 },
    { jobId: 'b', stateId: 1, savedAt: 1 },
  ])
  const many = Array.from({ length: 80 }, (_, i) => `j${i}.1.1`).join('~')
  expect(readSaved(`saved=${many}`)).toHaveLength(60)
})
