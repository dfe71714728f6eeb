import { expect, test } from 'vitest'
import type { AdvertSnapshot } from '#hiring/applications/model/application-views.ts'
import { Stage } from '#hiring/applications/model/stages.schema.ts'
import { LANGUAGES } from '#platform/languages/languages.ts'
import { noticeEmail } from './notices.mail.ts'

const title = 'Night nurse by the sea'
const advert = { title, employer: 'Wexmoor Hospitals' } as AdvertSnapshot
const none = { eventStatus: null, eventDetail: null }
const events = [
  ...Stage.options.map((eventStatus) => ({ ...none, eventKind: 'status' as const, eventStatus })),
  ...(['job-changed', 'job-closed', 'job-removed', 'job-back'] as const).map((eventKind) => ({
    ...none,
    eventKind,
  })),
  { ...none, eventKind: 'job-back' as const, eventDetail: { by: 'employer' as const } },
]

test.each(LANGUAGES)(
  'a notice of somebody unproved has the title once a sentence: $code',
  (language) => {
    for (const event of events) {
      const about = { advert, poster: 'unproved' as const, messages: [], terms: [], lowPay: null }
      const mail = noticeEmail({ ...about, ...event, href: '/' }, language)
      const lines = (mail?.paragraphs ?? []).map((line) =>
        typeof line === 'string' ? line : line.english,
      )
      const twice = lines.filter((line) => line.split(title).length > 2)
      expect([event, twice]).toEqual([event, []])
      if (mail) expect(lines.join(' ')).toContain(title)
    }
  },
)
