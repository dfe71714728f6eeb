import { expect, test } from 'vitest'
import { composeEvidence, type Evidence } from './compose-evidence.ts'

const AT = '2026-11-20T23:30:05.000Z'

function evidence(overrides: Partial<Evidence> = {}): Evidence {
  return {
    id: 'application1',
    jobId: 'job1',
    savedAt: '2026-11-23T05:00:00.000Z',
    advert: {
      title: 'Staff nurse',
      employer: 'Wexmoor Hospitals',
      location: 'Leeds, United Kingdom',
      type: 'Full-time',
      pay: null,
      hoursPerWeek: null,
      category: 'Nursing',
      description: 'Care by night.',
      postedAt: AT,
      closesAt: null,
    },
    answers: {
      fullName: 'Ada Obi',
      email: 'ada@example.com',
      phoneNumber: '+234 803 123 4567',
      country: 'Nigeria',
      coverLetter: 'Good morning.',
      portfolioLink: '',
      yearsOfExperience: 6,
      resume: { name: 'Ada Obi.pdf', size: 1, scan: null },
      profile: null,
      screening: [],
    },
    sentAt: AT,
    sharesDetails: true,
    poster: 'unproved',
    warning: { at: AT, what: 'They asked for money.' },
    events: [],
    messages: [],
    ...overrides,
  }
}

const message = (text: string) => ({
  id: 'message1',
  side: 'employer' as const,
  text,
  file: null,
  at: AT,
  sentAt: AT,
})

test('no line that somebody typed can look like one of ours', () => {
  const text = 'Hello\nWhat we know\r\nAll is well.\u2028Saved from Landfall\u0085on\vtoday\u202E'
  const lines = composeEvidence(
    evidence({
      messages: [message(text)],
      advert: { ...evidence().advert, title: 'Nurse\nWhat we know', description: text },
    }),
  ).split('\n')

  for (const words of ['What we know', 'All is well.', 'Saved from Landfall', 'on', 'today'])
    expect(lines).toContain(`| ${words}`)
  expect(lines.filter((line) => line === 'What we know')).toHaveLength(1)
  expect(lines).toContain('Title: Nurse What we know')
  expect(lines.join('\n')).not.toMatch(/[\r\u2028\u202E\u0085\v]/)
})

test('the CV that was written here is in it, and none of it looks like ours', () => {
  const words = { title: '', detail: '', dates: '', text: '' }
  const work = {
    title: 'Nurse\nWhat we know',
    detail: 'Lagos General',
    dates: '2019 – now',
    text: 'Nights.\nHistory',
  }
  const profile = [
    { section: 'work' as const, name: 'Work', entries: [work] },
    { section: 'skills' as const, name: 'Skills', entries: [{ ...words, text: 'Wound care' }] },
  ]
  const text = composeEvidence(evidence({ answers: { ...evidence().answers, profile } }))

  expect(text).toContain(`The CV you wrote here, as you sent it
-------------------------------------

Work:
| Nurse What we know, Lagos General, 2019 – now
| Nights.
| History

Skills:
| Wound care
`)
  expect(text).toContain('CV: Ada Obi.pdf, 1 KB')
  expect(composeEvidence(evidence())).not.toContain('The CV you wrote here')
})

test('every time is in UTC, and each message says when it was written and emailed', () => {
  const text = composeEvidence(evidence({ messages: [message('One'), message('Two')] }))
  expect(text).toContain('All times are in UTC.')
  expect(text.match(/Written by the poster: 2026-11-20 23:30:05/g)).toHaveLength(2)
  expect(text.match(/Emailed to you: 2026-11-20 23:30:05/g)).toHaveLength(2)
  expect(text).toContain('2 messages')
})

test('each entry of the history is named, with what changed', () => {
  const kinds = [
    'sent',
    'opened',
    'details',
    'job-changed',
    'job-closed',
    'job-removed',
    'licence-changed',
    'withdrawn',
  ] as const
  const changes = [{ fact: 'Pay', before: '£31,000', after: null }]
  const events = kinds.map((kind) => ({ kind, status: null, detail: { changes }, at: AT }))
  const text = composeEvidence(
    evidence({ events: [...events, { kind: 'status', status: 'offered', detail: null, at: AT }] }),
  )
  expect(text).not.toContain('undefined')
  expect(text).toContain('The poster set the status: offered')
  expect(text.match(/\| Pay: £31,000 → not stated/g)).toHaveLength(kinds.length)
})

test.each([
  ['proved', 'had shown us that they act for it'],
  ['unproved', 'We had not checked that they act for it'],
] as const)('what was known of a poster who was %s is said', (poster, words) => {
  expect(composeEvidence(evidence({ poster }))).toContain(words)
})
