import { expect, test } from 'vitest'
import { nameWindow, requireSameWindow } from './windows.ts'

const FIELDS = ['place', 'hoursPerWeek']
const OPENED = { place: 'Leeds', hoursPerWeek: '37.5' }
/** Another window has saved since. */
const STORED = { ...OPENED, hoursPerWeek: '30', window: 'another' }

const save = (typed: Record<string, string>) => () =>
  requireSameWindow(STORED, { window: nameWindow(OPENED, FIELDS), ...typed }, FIELDS)

test('a whole form is refused if another window has saved something else', () => {
  expect(save({ place: 'Leeds', hoursPerWeek: '35' })).toThrow(
    expect.objectContaining({ code: 'entry_changed' }),
  )
  expect(save({ place: 'Leeds', hoursPerWeek: '30' })).not.toThrow()
})

test('for a change of an advert its version decides, but not for what another window typed', () => {
  expect(save({ place: 'Leeds', hoursPerWeek: '35', version: 'v' })).not.toThrow()
  expect(save({ version: 'v' })).toThrow(expect.objectContaining({ code: 'entry_changed' }))
})
