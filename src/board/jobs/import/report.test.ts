import { mkdtemp, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createReport } from './report.ts'

async function aPlace() {
  return path.join(await mkdtemp(path.join(tmpdir(), 'landfall-report-')), 'deeper', 'report.csv')
}

test('problems are written to a CSV file that is safe to open', async () => {
  const file = await aPlace()
  const report = createReport(file)
  await report.add(
    3,
    { field: 'title', reason: 'Give it a title, "please".', value: '=1+1' },
    'rejected',
  )
  await report.add(4, { field: '', reason: 'Broken.', value: `a\nb${'x'.repeat(200)}` }, 'partial')
  await report.close()

  expect(report.file()).toBe(file)
  expect((await readFile(file, 'utf8')).split('\n')).toEqual([
    'line,field,reason,value,row',
    '3,title,"Give it a title, ""please"".",\'=1+1,rejected',
    `4,,Broken.,a b${'x'.repeat(117)}…,partial`,
    '',
  ])
})

test('without problems there is no file', async () => {
  const file = await aPlace()
  const report = createReport(file)
  await report.close()
  expect(report.file()).toBeNull()
  expect(existsSync(file)).toBe(false)
})

test('a report that cannot be written says so', async () => {
  const report = createReport(tmpdir())
  await report.add(1, { field: '', reason: 'x' }, 'rejected')
  await expect(report.close()).rejects.toThrow(/could not be written/)
})
