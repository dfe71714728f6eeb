import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#platform/languages/languages.ts'
import { writeEvent } from './write-event.ts'

type Input = Parameters<typeof writeEvent>[0]

const base: Input = {
  interview: { id: 'i1', version: 3, startsAt: '2027-03-28T00:30:00.000Z', isCancelled: false },
  meeting: {
    minutes: 45,
    way: 'place',
    place: '1 Quay St, Leeds',
    host: 'Bola Ade',
    link: '',
  },
  application: { id: 'a1', jobId: 'j1', title: 'Staff nurse' },
  who: 'Saltmarsh House',
  side: 'applicant',
  publicUrl: 'https://landfall.example',
}

/** The event as a calendar reads it. */
function read(input: Input) {
  const { method, content } = writeEvent(input)
  const calendar = new ICAL.Component(ICAL.parse(content))
  const events = calendar.getAllSubcomponents('vevent')
  const [first] = events
  if (!first) throw new Error('There is no event.')
  const text = (name: string) => String(first.getFirstPropertyValue(name) ?? '')
  return { method, content, calendar, events, text, event: new ICAL.Event(first) }
}

test('a calendar reads the moment in UTC, with its length, place and version', () => {
  const { event, text, method, calendar } = read(base)
  expect(method).toBe('PUBLISH')
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect(event.startDate.toJSDate().toISOString()).toBe('2027-03-28T00:30:00.000Z')
  expect(event.startDate.zone.tzid).toBe('UTC')
  expect(event.duration.toSeconds()).toBe(45 * 60)
  expect(event.uid).toBe('interview-i1@landfall')
  expect(event.sequence).toBe(3)
  expect(event.summary).toBe('Interview: Staff nurse, Saltmarsh House')
  expect(event.location).toBe('1 Quay St, Leeds')
  expect(text('status')).toBe('CONFIRMED')
  expect(text('url')).toBe('https://landfall.example/applications/a1/interview')
})

test('what is cancelled takes the same entry away', () => {
  const interview = { ...base.interview, version: 4, isCancelled: true }
  const { event, text, method, calendar } = read({ ...base, interview })
  expect(method).toBe('CANCEL')
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(text('status')).toBe('CANCELLED')
  expect(event.uid).toBe('interview-i1@landfall')
  expect(event.sequence).toBe(4)
})

test('the link of a video call is in the employer’s file alone', () => {
  const link = 'https://meet.google.com/room-five'
  const meeting = { ...base.meeting, way: 'video', place: '', link } as const
  expect(read({ ...base, meeting }).content).not.toContain('room-five')
  const employers = read({ ...base, meeting, side: 'employer', who: 'Ada Obi' })
  expect(employers.event.location).toBe(link)
  expect(employers.text('url')).toBe('https://landfall.example/applicants/j1/a1/interview')
})

test.each(LANGUAGES)('an applicant’s entry is in $code, whatever the way', (language) => {
  const { interviewMails, statusMails } = language.words
  for (const [way, where] of [
    ['phone', interviewMails.byPhone],
    ['video', interviewMails.linkThere],
    ['place', '1 Quay St, Leeds'],
  ] as const) {
    const { event, text } = read({ ...base, meeting: { ...base.meeting, way }, language })
    expect(event.summary).toContain(
      language.format(statusMails.interviewSubject, { title: 'Staff nurse' }),
    )
    expect(event.location).toBe(where)
    const host = language.format(interviewMails.host, { host: 'Bola Ade' })
    expect(text('description')).toBe(`${host}\n${interviewMails.never}`)
  }
})

test('commas, semicolons, backslashes and line breaks add nothing and lose nothing', () => {
  const nasty = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Pay now; or, \\n else'
  const { events, event, content } = read({
    ...base,
    who: nasty,
    application: { ...base.application, title: nasty },
    meeting: { ...base.meeting, place: nasty, host: nasty },
  })
  expect(events).toHaveLength(1)
  expect(event.location).toBe('x END:VEVENT BEGIN:VEVENT SUMMARY:Pay now; or, \\n else')
  expect(event.summary).toContain('Pay now; or, \\n else')
  expect(content.split('\r\n').filter((line) => line.startsWith('SUMMARY'))).toHaveLength(1)
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
