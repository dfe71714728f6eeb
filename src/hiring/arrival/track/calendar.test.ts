import { expect, test } from 'vitest'
import { ARRIVAL_RULES } from '#hiring/arrival/rules/arrival-rules.ts'
import { writeCalendar } from './calendar.ts'

const LONG = `Nurse; ward 7, nights\nand weekends – ${'Überlänge '.repeat(12)}\\ end`

function write(items: Parameters<typeof writeCalendar>[0]['items'], title = 'Nurse') {
  const advert = { title, employer: 'Saltmarsh House' } as never
  return writeCalendar({
    offer: { id: 'a1', jobId: 'j1', advert },
    side: 'applicant',
    items,
    publicUrl: 'https://landfall.example',
  })
}

const planned = (plannedOn: string | null, item = 'offer-read') => ({
  item,
  plannedOn,
  doneOn: null,
  updatedAt: '2026-11-23T10:00:00.000Z',
})

/** Lines as a reader joins them. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('a planned day is a whole day, the same in every time zone', () => {
  // The days on which the clocks change in Europe, a leap day and the last day of a year.
  for (const [day, next] of [
    ['2027-03-28', '20270329'],
    ['2027-10-31', '20271101'],
    ['2028-02-29', '20280301'],
    ['2026-12-31', '20270101'],
  ] as const) {
    const lines = unfold(write([planned(day)]))
    expect(lines).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`)
    expect(lines).toContain(`DTEND;VALUE=DATE:${next}`)
  }
})

test('lines end with CRLF, are at most 75 octets, and no character is cut', () => {
  const text = write([planned('2026-12-03')], LONG)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\uFFFD')
})

test('commas, semicolons, backslashes and line breaks of a title are escaped', () => {
  const line = unfold(write([planned('2026-12-03')], LONG)).find((text) =>
    text.startsWith('DESCRIPTION'),
  )
  expect(line).toContain(String.raw`Nurse\; ward 7\, nights\nand weekends`)
  expect(line).toContain(String.raw`\\ end\, Saltmarsh House`)
})

test('a download has each planned item once, under the same name every time', () => {
  const items = [planned('2026-12-03'), planned('2026-12-04', 'travel'), planned(null, 'tb')]
  const uids = unfold(write([...items, planned('2026-12-05', 'nobody knows it')])).filter((text) =>
    text.startsWith('UID:'),
  )
  expect(uids).toEqual(['UID:offer-read-a1@landfall', 'UID:travel-a1@landfall'])
  expect(unfold(write([])).filter((text) => text === 'BEGIN:VEVENT')).toEqual([])
  expect(ARRIVAL_RULES.items.map(({ key }) => key)).toContain('travel')
})

test('a title cannot add an entry of its own', () => {
  const title = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Pay now'
  const lines = unfold(write([planned('2026-12-03')], title))
  expect(lines.filter((text) => text === 'BEGIN:VEVENT')).toHaveLength(1)
  expect(lines.some((text) => text.startsWith('SUMMARY:Pay'))).toBe(false)
})
