import { expect, test } from 'vitest'
import { readPathTicks, setPathTicks } from './ticks-cookie.ts'

const WALES = { nation: 'wales', kind: 'home-care' } as const
const ENGLAND = { nation: 'england', kind: 'home-care' } as const

test('ticks come back as they were saved, for their own path only', () => {
  const ticks = { purpose: '2026-11-23', 'licence-apply': '2026-12-01' }
  const cookie = setPathTicks(WALES, ticks)
  expect(cookie).toContain('Path=/startup/path')
  expect(cookie).toMatch(/HttpOnly/)
  const [sent] = cookie.split(';')
  expect(readPathTicks(sent, WALES)).toEqual(ticks)
  expect(readPathTicks(sent, ENGLAND)).toEqual({})
})

test('without ticks the cookie is deleted', () => {
  expect(setPathTicks(WALES, {})).toContain('Max-Age=0')
})

test('what is no tick, or too long to be ours, counts as not said', () => {
  const read = (value: string) => readPathTicks(`path-wales-home-care=${value}`, WALES)
  expect(read('purpose.20261123_x_plan.2026_<b>.20261123')).toEqual({ purpose: '2026-11-23' })
  expect(read(`purpose.20261123_${'a'.repeat(1500)}.20261123`)).toEqual({})
  expect(readPathTicks(null, WALES)).toEqual({})
})
