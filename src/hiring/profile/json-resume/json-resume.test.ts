import { schema, validate } from '@jsonresume/schema'
import { array, assert, constantFrom, dictionary, jsonValue, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY_PROFILE, WholeProfile, type Profile } from '#hiring/profile/profile.schema.ts'
import { ENTRY_LIMITS } from '#hiring/profile/model/profile-limits.ts'
import { readJsonResume } from './read-json-resume.ts'
import { toJsonResume } from './write-json-resume.ts'

const SECTIONS_OF_A_FILE = 'basics work education certificates languages skills meta'.split(' ')
const FIELDS =
  `name label url summary location position startDate endDate highlights institution area studyType issuer
  date language fluency keywords landfall registration english level toString valueOf __proto__`.split(
    /\s+/,
  )

const CONTACT = { name: 'Ada Ọbi', email: 'ada@example.com', phone: '+234 803 123 4567' }

const PROFILE: Profile = {
  about: { headline: 'Nurse', country: 'NG', link: 'https://ada.example/me', summary: 'नर्स.' },
  work: [
    {
      role: 'Staff nurse',
      employer: 'Saltmarsh',
      country: 'NG',
      from: '2019-03',
      to: '',
      text: 'Nights.\n- Led a team',
    },
    { role: 'Carer', employer: 'Home', country: '', from: '', to: '2018', text: '' },
  ],
  registrations: [{ body: 'NMC', number: '12A3456E', status: 'registered' }],
  education: [{ award: 'BNSc', school: 'Ibadan', country: 'NG', from: '2008', to: '2012-11' }],
  english: [{ test: 'OET', score: 'B', date: '2025-03' }],
  languages: [{ language: 'Yoruba', level: 'native' }],
  skills: { skills: ['Wound care', 'IV'], drivingLicence: 'Category B' },
}

const problemsOf = (resume: object) => {
  let problems: unknown = null
  validate(resume, (errors: unknown) => (problems = errors))
  return problems
}

test.each([
  ['a full profile', PROFILE],
  ['an empty one', EMPTY_PROFILE],
])('%s is a JSON Resume by its schema', (_, profile) => {
  expect(schema).toHaveProperty('properties.work')
  expect(problemsOf(toJsonResume(profile, CONTACT))).toBeNull()
  // Proves that the schema can fail.
  expect(problemsOf({ work: [{ startDate: 'soon' }] })).not.toBeNull()
})

test('what is exported is read back as it was', () => {
  const text = JSON.stringify(toJsonResume(PROFILE, CONTACT))

  expect(readJsonResume(text)).toEqual({ profile: PROFILE, ignored: [], problems: [] })
})

test('a file of another program is read as far as there is a place for it', () => {
  const reading = readJsonResume(
    JSON.stringify({
      basics: {
        name: 'Ada',
        label: 'Nurse',
        image: 'me.png',
        location: { region: 'Kenya' },
        profiles: [],
      },
      work: [
        {
          name: 'Saltmarsh',
          position: 'Nurse',
          location: 'Leeds, UK',
          startDate: '2019-03-15',
          endDate: '2020-01',
          summary: 'Nights.',
          highlights: ['Led a team', 7, 'Taught'],
        },
      ],
      education: [{ institution: 'Ibadan', area: 'Nursing', studyType: 'BSc', score: '4.0' }],
      certificates: [{ name: 'Basic life support', issuer: 'Red Cross', date: '2024' }],
      languages: [
        { language: 'Hausa', fluency: 'Native speaker' },
        { language: 'French', fluency: 'A2' },
      ],
      skills: [{ name: 'Wound care', level: 'Master', keywords: ['IV'] }],
      volunteer: [],
    }),
  )

  expect(reading?.problems).toEqual([])
  expect(reading?.ignored).toEqual([
    'volunteer',
    'basics.image',
    'basics.profiles',
    'education.score',
    'skills.level',
  ])
  expect(reading?.profile).toMatchObject({
    about: { headline: 'Nurse', country: 'KE' },
    work: [{ country: 'GB', from: '2019-03', text: 'Nights.\n- Led a team\n- Taught' }],
    education: [
      { award: 'BSc, Nursing', school: 'Ibadan' },
      { award: 'Basic life support', school: 'Red Cross', to: '2024' },
    ],
    languages: [{ level: 'native' }, { level: 'basic' }],
    skills: { skills: ['Wound care', 'IV'] },
  })
})

test('a file of an older program keeps its job, its dates and what goes on today', () => {
  const work = (fields: object) => ({ position: 'Nurse', ...fields })
  const reading = readJsonResume(
    JSON.stringify({
      work: [
        work({ company: 'Lagos Hospital', startDate: 'May 2014', endDate: 'Present' }),
        work({ name: 'Saltmarsh', startDate: '05/2014', endDate: 'Sept. 2015' }),
        work({ name: 'Fen House', startDate: '13/2014' }),
      ],
    }),
  )

  expect(reading?.profile.work).toMatchObject([
    { employer: 'Lagos Hospital', from: '2014-05', to: '' },
    { employer: 'Saltmarsh', from: '2014-05', to: '2015-09' },
    { employer: 'Fen House', from: '' },
  ])
  expect(reading?.problems).toEqual([
    'Job 3 (Nurse), start: “13/2014” is not a date we can read. We left it out.',
  ])
  expect(readJsonResume('{"basics":{"name":"Ada"},"sections":{"experience":{}}}')).toBeNull()
})

test('each thing that cannot be read is said in one sentence, and the rest is read', () => {
  const { profile, problems } =
    readJsonResume(
      JSON.stringify({
        basics: { url: 'javascript:alert(1)', summary: ['x'] },
        work: [
          { name: 'A', position: 'Nurse', startDate: '2019-13', endDate: 'next <b>year</b>' },
          { name: 'B', position: 'Nurse', startDate: '2020', endDate: '2019' },
          { name: '', position: 'Carer' },
          'nothing',
        ],
        education: 'none',
        certificates: [{ name: 'x'.repeat(500) }],
      }),
    ) ?? {}

  expect(profile?.work).toMatchObject([
    { employer: 'A', from: '', to: '' },
    { employer: 'B', from: '2020', to: '' },
  ])
  expect(profile?.about).toBeNull()
  expect(problems).toEqual([
    expect.stringMatching(/^Certificate 1 \(x+\): a text is longer than 160 characters/),
    'About you: the link is not a full web address. We left it out.',
    'About you: a field is not text. We left it out.',
    '“work” has entries without fields. We left them out.',
    'Job 1 (Nurse), start: “2019-13” is not a date we can read. We left it out.',
    'Job 1 (Nurse), end: “next <b>year</b>” is not a date we can read. We left it out.',
    'Job 2 (Nurse): the end is before the start. We left the end out.',
    'Job 3 (Carer) is left out. Enter the employer.',
    '“education” is not a list. We left it out.',
  ])
})

test.each([
  ['nothing', ''],
  ['no JSON', '{"basics":'],
  ['a list', '[]'],
  ['a text', '"basics"'],
  ['null', 'null'],
  ['another kind of file', '{"dependencies":{}}'],
  ['only a prototype', '{"__proto__":{"basics":{}}}'],
  ['deep nesting', '['.repeat(30_000) + ']'.repeat(30_000)],
])('%s is not a JSON Resume', (_, text) => {
  expect(readJsonResume(text)).toBeNull()
})

test('deep nesting, keys of prototypes and endless lists do no harm', () => {
  const deep = '{"a":'.repeat(8000) + '1' + '}'.repeat(8000)
  const text = `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},
    "basics":{"label":"Nurse","__proto__":{"summary":"x"},"location":${deep}},
    "work":[${Array.from({ length: 400 }, () => '{"name":"A","position":"B"}').join(',')}]}`

  const { profile, ignored } = readJsonResume(text) ?? {}

  expect(ignored).toEqual(['__proto__', 'constructor', 'basics.__proto__'])
  expect(profile?.about).toMatchObject({ headline: 'Nurse', summary: '' })
  expect(profile?.work).toHaveLength(ENTRY_LIMITS.work)
  expect({}).not.toHaveProperty('polluted')
})

test.each([
  ['an object that cannot become a text', '{"toString":1,"valueOf":1}'],
  ['a deep list', '['.repeat(30_000) + ']'.repeat(30_000)],
])('%s in place of a name is left out with a word', (_, name) => {
  const read = readJsonResume(`{"certificates":[{"name":${name}}],
    "education":[{"institution":${name}},{"institution":"Ibadan","studyType":${name}}]}`)

  expect(read?.profile.education).toMatchObject([{ award: 'Ibadan' }])
  expect(read?.problems).toContain('Course 1: a field is not text. We left it out.')
})

test('whatever a file has in its fields, what is read of it is a profile', () => {
  const names = constantFrom(...FIELDS)
  const shallow = jsonValue({ maxDepth: 1 })
  const value = oneof(shallow, dictionary(names, shallow), array(shallow))
  const entry = dictionary(names, value)
  const section = constantFrom(...SECTIONS_OF_A_FILE)
  const file = dictionary(section, oneof(value, entry, array(entry)), { minKeys: 1 })

  assert(
    property(file, (content) => {
      const read = readJsonResume(JSON.stringify(content))
      expect(read).not.toBeNull()
      expect(WholeProfile.safeParse(read?.profile).success).toBe(true)
    }),
    { numRuns: 150 },
  )
})
