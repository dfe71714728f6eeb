import { mkdtemp, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createReport } from './report.ts'

async function aPlace() {
  return path.join(await mkdtemp(path.join(tmpdir(), 'landfall-report-')), 'deeper', 'report.csv')
}

test('problems stand in a CSV file that is safe to open', async () => {
  const file = await aPlace()
  const report = createReport(file)
  await report.add(
    3,
    { field: 'title', reason: 'Give it a title, "please".', value: '=1+1' },
    'refused',
  )
  await report.add(4, { field: '', reason: 'Broken.', value: `a\nb${'x'.repeat(200)}` }, 'kept')
  await report.close()

  expect(report.file()).toBe(file)
  expect((await readFile(file, 'utf8')).split('\n')).toEqual([
    'line,field,reason,value,row',
    '3,title,"Give it a title, ""please"".",\'=1+1,refused',
    `4,,Broken.,a b${'x'.repeat(117)}…,kept`,
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
  await report.add(1, { field: '', reason: 'x' }, 'refused')
  await expect(report.close()).rejects.toThrow(/could not be written/)
})
