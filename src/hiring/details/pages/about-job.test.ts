import { expect, test } from 'vitest'
import { languageFor } from '#platform/languages/languages.ts'
import { aboutJob, isHealthAndCare } from './about-job.ts'

const JOB = { employer: 'Elm Recruitment Ltd', category: { slug: 'nursing' } } as never
const UNKNOWN = { employer: null, occupation: null }
const READ = { readOn: '2026-11-20', age: 9, isOld: false }

function said(recruiter: Parameters<typeof aboutJob>[2]['recruiter'], code = 'en') {
  const { links } = aboutJob(JOB, UNKNOWN, { language: languageFor(code), recruiter })
  return links
    .filter(({ href }) => href.includes('nhsemployers'))
    .map(({ label, about }) => label + about)
}

test('an agency’s entry on the list is quoted with the day on which the list was read', () => {
  expect(said(null)).toEqual([])
  expect(said({ ...READ, entry: 'Elm Recruitment Limited, Leeds' })).toEqual([
    'Ethical Recruiters List, read on 20 Nov 2026: it has an entry ‘Elm Recruitment Limited, Leeds’.',
  ])
  expect(said({ ...READ, entry: null })).toEqual([
    'Ethical Recruiters List, read on 20 Nov 2026: it has no entry ‘Elm Recruitment Ltd’. Ask the agency why.',
  ])
  expect(said({ ...READ, entry: null, age: 46, isOld: true })[0]).toContain(
    ' That was 46 days ago: look again.',
  )
  expect(said({ ...READ, entry: null }, 'hi')[0]).toContain('‘Elm Recruitment Ltd’ दर्ज नहीं है')
})

test('the list is for health and care', () => {
  const job = (slug: string) => ({ category: { slug } }) as never
  expect(
    ['nursing', 'social-care', 'teaching', 'it'].map((slug) => isHealthAndCare(job(slug))),
  ).toEqual([true, true, false, false])
})
