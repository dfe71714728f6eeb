import { expect, test } from 'vitest'
import { ANY_SEARCH } from '#board/search/search.ts'
import { understandSponsorship } from './sponsorship-words.ts'

const understand = (q: string, answer: 'open' | null = null) => {
  const { search, said } = understandSponsorship({ ...ANY_SEARCH, q, answer })
  return { q: search.q, answer: search.answer, said }
}

test.each([
  ['visa sponsorship', ''],
  ['sponsorship', ''],
  ['Sponsored', ''],
  ['CoS', ''],
  ['certificate of sponsorship', ''],
  ['tier 2', ''],
  ['Tier Two', ''],
  ['skilled worker', ''],
  ['skilled worker visa', ''],
  ['work permit', ''],
  ['visa', ''],
  ['care assistant with sponsorship', 'care assistant'],
  ['care assistant  with   visa sponsorship available', 'care assistant'],
  ['nurse tier 2 visa sponsorship leeds', 'nurse leeds'],
  ['jobs in UK with visa sponsorship', ''],
  ['visa sponsorship jobs', ''],
  ['chef cos and visa', 'chef'],
  ['tier 2 support worker', 'support worker'],
  ['visa sponsored nurse', 'nurse'],
  ['band 5 nurse sponsorship', 'band 5 nurse'],
  ['overseas nurse', 'nurse'],
  ['nurse overseas', 'nurse'],
  ['nurse abroad', 'nurse'],
  ['care assistant overseas', 'care assistant'],
  ['registered nurses abroad jobs', 'registered nurses'],
  ['nurse overseas visa sponsorship', 'nurse'],
  ['international nurses', 'nurses'],
  ['overseas trained doctor', 'doctor'],
  ['nursing jobs uk for indian nurses', 'nursing jobs nurses'],
  ['carer jobs for filipino nationals', 'carer jobs'],
  ['care jobs for foreigners', 'care jobs'],
  ['nurse from nigeria', 'nurse'],
  ['jobs for overseas applicants', ''],
])('%j asks for what can be sponsored, and for %j', (typed, q) => {
  expect(understand(typed)).toMatchObject({ q, answer: 'pass', said: { answer: 'pass' } })
})

test('where a word for people from abroad stands makes no difference', () => {
  for (const kind of ['overseas', 'foreign', 'international', 'migrant', 'immigrant']) {
    for (const work of ['nurse', 'care assistant', 'doctors', 'social worker']) {
      const [before, after] = [understand(`${kind} ${work}`), understand(`${work} ${kind}`)]
      expect([kind, work, after.q, after.answer]).toEqual([kind, work, before.q, before.answer])
    }
  }
})

test.each([
  ['no sponsorship', ''],
  ['driver no sponsorship required', 'driver'],
  ['chef without visa sponsorship', 'chef'],
  ['nurse not needing a visa', 'nurse'],
])('%j narrows nothing, and asks for %j', (typed, q) => {
  expect(understand(typed, 'open')).toMatchObject({ q, answer: null, said: { answer: null } })
})

test.each([
  'nurse',
  '"visa sponsorship"',
  '“visa sponsorship” nurse',
  'nurse -sponsorship',
  'nurse NOT visa',
  'sponsorship manager',
  'head of sponsorship',
  'visa officer',
  'tier 2 support engineer',
  'cosmetics',
  'indian chef',
  'polish teacher',
  'international sales manager',
  'overseas property adviser',
  'nurse international relations',
  'teacher foreign languages',
  'international development',
  'head nurse, overseas clinics',
  'foreign exchange dealer',
  'advisa',
  '',
])('%j is searched for as it is', (typed) => {
  expect(understand(typed)).toEqual({ q: typed, answer: null, said: null })
})

test('an answer that was chosen stays, and the words can be searched for', () => {
  expect(understand('chef with sponsorship', 'open')).toEqual({
    q: 'chef',
    answer: 'open',
    said: {
      typed: 'with sponsorship',
      answer: 'open',
      note: 'We turned “with sponsorship” into a filter: jobs not ruled out for sponsorship.',
      literal: 'chef with "sponsorship"',
    },
  })
  expect(understand('no sponsorship chef').said?.literal).toBe('"no sponsorship" chef')
})

test('what was made of the words is said to the person whom the list answers', () => {
  const noteFor = (q: string) => understandSponsorship({ ...ANY_SEARCH, q }, 'me').said?.note
  expect(noteFor('chef with visa')).toMatch(
    / into a filter: jobs that could be sponsored for me\.$/,
  )
  expect(noteFor('chef no visa')).toBe(
    'We left “no visa” out: these are all jobs, whether they can be sponsored or not.',
  )
})

test('the note quotes a whole phrase', () => {
  const noteFor = (q: string) => understandSponsorship({ ...ANY_SEARCH, q }).said?.note
  expect(noteFor('nursing jobs uk for indian nurses')).toContain('for indian nurses” into')
  expect(noteFor('jobs for indian senior carers leeds')).toContain(
    '“for indian senior carers” into',
  )
  expect(noteFor('jobs for filipino nationals leeds')).toContain('“for filipino nationals” into')
  expect(noteFor('overseas nurse')).toContain('“overseas” into')
})

test('what is offered for the words is searched for word for word', () => {
  for (const typed of [
    'visa sponsorship',
    'no sponsorship',
    'a CoS, tier 2 or visa',
    'with visa',
  ]) {
    const { said } = understand(typed)
    expect(understand(said?.literal ?? '').said).toBeNull()
  }
})
