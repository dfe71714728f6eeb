import { expect, test } from 'vitest'
import { chooseTab, type TabUse } from './choose-tab.ts'

const unused: TabUse = { isUsed: false, waits: false, lastAt: null }
const used: TabUse = { isUsed: true, waits: false, lastAt: '2026-11-02T00:00:00Z' }
const waiting = { ...used, waits: true }
const later = { ...used, lastAt: '2026-11-03T00:00:00Z' }

test.each<[string, TabUse, TabUse, string | null]>([
  ['neither is used', unused, unused, null],
  ['she only applied', used, unused, 'appliedJobs'],
  ['she only posted', unused, used, 'postedJobs'],
  ['an application waits', waiting, later, 'appliedJobs'],
  ['an applicant waits', later, waiting, 'postedJobs'],
  ['both wait and she applied last', { ...later, waits: true }, waiting, 'appliedJobs'],
  ['neither waits and she posted last', used, later, 'postedJobs'],
  ['one was used long ago', { ...used, lastAt: null }, used, 'postedJobs'],
])('chooses the tab when %s', (_, applied, posted, tab) => {
  expect(chooseTab({ applied, posted })).toBe(tab)
})
