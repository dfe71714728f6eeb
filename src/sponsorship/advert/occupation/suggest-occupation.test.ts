import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { phrasesEndingIn } from './occupation-phrases.ts'
import { indexRuleSet } from '#sponsorship/rules/rule-index.ts'
import { SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { suggestOccupation } from './suggest-occupation.ts'
import { loadUnitGroups } from './unit-groups.ts'

test.each([
  ['Staff Nurse', '2237'],
  ['Band 5 Staff Nurse – Ward 7, £30,000', '2237'],
  ['Registered Nurse (Mental Health)', '2235'],
  ['RMN nights', '2235'],
  ['Senior Paediatric Staff Nurse', '2236'],
  ['Community Midwives required - Leeds', '2231'],
  ['Advanced Nurse Practitioner', '2234'],
  ['Veterinary Night Nurse', '3240'],
  ['Dental Nurse', '6133'],
  ['ODP - Scrub', '2259'],
  ['Salaried GP', '2211'],
  ['Locum Consultant in Emergency Medicine', '2212'],
  ['Consultant Anaesthetist', '2212'],
  ['Locum Consultant Immunologist', '2212'],
  ['Senior Dental Officer', '2253'],
  ['Staff Nurse RRP £2,600 pa', '2237'],
  ['Data Administration', '4152'],
  ['CMM Engineer', '2481'],
  ['Speech & Language Therapist', '2223'],
  ['Physios', '2221'],
  ['Care Assistant - Nights', '6135'],
  ['Senior Carer', '6136'],
  ['Registered Manager (Children’s Home)', '1232'],
  ['Teaching Assistant', '6112'],
  ['Year 6 Teacher', '2314'],
  ['Teacher of Physics', '2313'],
  ['Full-Stack Developer (C#/.NET)', '2134'],
  ['Senior Software Engineer', '2134'],
  ['Data Analyst - 12 month FTC', '3544'],
  ['Chef de Partie', '5434'],
  ['HGV Class 1 Driver', '8211'],
  ['Quantity Surveyor', '2453'],
  ['Chief Finance Officer', '1131'],
  ['Stockbroker', '3531'],
  ['Site carpenters, full time', '5316'],
  ['BMS - Blood Sciences', '2113'],
])('%j is %s', (title, code) => {
  expect(suggestOccupation(title)?.code).toBe(code)
})

test('a building management system is no biomedical scientist', () => {
  const text = 'You have experience of building management systems.'
  for (const title of ['Technical Manager - BMS Systems', 'BMS Controls', 'BMS Service Engineer'])
    expect([title, suggestOccupation(title, 'NG Bailey', text)?.code]).not.toEqual([title, '2113'])
})

test('an apprentice or a trainee is told apart from someone who knows the work', () => {
  expect(suggestOccupation('Apprentice Electrician')).toMatchObject({
    code: '5241',
    isForLearners: true,
  })
  expect(suggestOccupation('Electrician')).toMatchObject({ code: '5241', isForLearners: false })
  expect(suggestOccupation('Return to Practice Nurse')?.isForLearners).toBe(true)
  expect(suggestOccupation('Trainee Solicitor')?.isForLearners).toBe(true)
  const coreTrainee = suggestOccupation('Core Trainee in Psychiatry', 'A hospital', 'NHS doctors')
  expect(coreTrainee).toMatchObject({ code: '2212', isForLearners: false })
})

test('a role in a field means the codes that such a title can have, likeliest first', () => {
  const codes = (title: string, description = '') => {
    const found = suggestOccupation(title, '', description)
    return found && [found.code, ...found.others]
  }
  expect(codes('Corporate Tax Senior Manager')).toEqual(['2421', '2422', '3534', '2440'])
  expect(codes('Assistant Manager', 'Our restaurant and bar serve guests all day.')).toEqual(
    expect.arrayContaining(['1222']),
  )
  expect(codes('Assistant Manager')).toBeNull()
  expect(codes('Vice President', 'An investment bank.')?.[0]).toBe('1131')
  expect(codes('Team Leader', 'You run the kitchen of our cafe and serve coffee.')).toEqual([
    '9261',
    '9266',
    '9264',
  ])
  expect(codes('Head of Data Platform Engineering')?.[0]).toBe('1137')
  expect(codes('Mental Health Practioner')?.[0]).toBe('2234')
})

test.each([
  ['Band 7 Service Manager - Cardiology', ['1171']],
  ['Integrated Community Team Manager', ['1171']],
  ['Operational Support Manager', ['1171', '1231', '4159']],
  ['Admin Service Manager', expect.arrayContaining(['4141'])],
  ['Hotel Services Manager', expect.arrayContaining(['1259'])],
  ['Critical Care Rehabilitation Coordinator', expect.arrayContaining(['2237', '4159'])],
  ['Data Collector', undefined],
])('a hospital’s %s', (title, wanted) => {
  const found = suggestOccupation(title, 'Ashby NHS Trust', 'You enter data of patients.')
  expect(found && [found.code, ...found.others]).toEqual(wanted ?? null)
})

test.each([
  ['Trade Operations Analyst', '4159'],
  ['Swedish Client Service Associate', '7220'],
  ['Integration Manager', '1259'],
  ['Finance Team Leader', '4124'],
  ['IT Category Manager', '3551'],
  ['RFP Writer', '3551'],
])('a title of office work may be a closed occupation, too: %s', (title, closed) => {
  const found = suggestOccupation(title, 'An investment bank', 'Our fund and portfolio teams.')
  expect(found?.others).toContain(closed)
})

test.each([
  ['Head of Estates', ['1251', '1139']],
  ['Associate Director of Risk', ['2440', '1139']],
  ['Head of Medical Staffing', ['1136']],
  ['Head of Patient Experience', ['1139', '4143']],
  ['Head of Procurement', ['1134']],
  ['Head of Audiology', ['2259']],
  ['Head of Equality and Diversity', ['1136']],
  ['Head of Profession for Physiotherapy', ['2221']],
  ['Head of Podiatry', ['2256']],
  ['Head of Corporate Governance', ['1139']],
  ['Head of Transformation', ['2440']],
  ['Associate Director of Fundraising', ['1135', '2494']],
  ['Deputy Director of Midwifery', ['2231']],
])('who leads in a hospital may have the code of what is led: %s', (title, wanted) => {
  const found = suggestOccupation(title, 'Ashby NHS Trust')
  const codes = [found?.code, ...(found?.others ?? [])]
  expect(codes).toEqual(expect.arrayContaining([...wanted, '1171']))
})

test.each([
  ['Associate Director of Safeguarding', 'Ashby NHS Trust', '1171'],
  ['Assistant Director, Adults and Safeguarding', 'Ashby Borough Council', '1172'],
  ['Assistant Director, Adults and Safeguarding', 'The Ashby Fund', '1135'],
  ['Advanced Practitioner Radiographer', 'Ashby NHS Trust', '2254'],
])('%s of %s is likeliest %s', (title, employer, code) => {
  expect(suggestOccupation(title, employer)?.code).toBe(code)
})

test.each([
  ['FM Technician - Building Fabric', '8159'],
  ['Head of Property Management', '1251'],
])('closed work is among what %j can mean', (title, closed) => {
  expect(suggestOccupation(title)?.others).toContain(closed)
})

test.each([
  ['Technical Adviser', 'You write guidelines from reviews of evidence.', '7219'],
  ['Senior Data Executive', 'You import data for our charity.', '4152'],
  ['Claims Delegated Authority Analyst', 'You administer claims at a reinsurer.', '4132'],
  ['Workforce Planning Manager', 'You plan the day of our contact centre.', '7220'],
  ['Resource Planning Analyst', 'You plan the day of our contact centre.', '7211'],
])('a vague title has the code of simpler work, too: %s', (title, text, closed) => {
  const found = suggestOccupation(title, 'Harbour Works', text)
  expect([found?.code, ...(found?.others ?? [])]).toContain(closed)
})

test('who leads engineers of data makes no goods, and a commercial manager may buy', () => {
  expect(suggestOccupation('Senior Data Engineering Manager - Leeds')?.code).toBe('2132')
  expect(suggestOccupation('Engineering Manager')?.code).toBe('1121')
  expect(suggestOccupation('Commercial Manager')?.others).toContain('1134')
})

test.each(['AI Architect', 'Senior Platform Architect', 'Dynamics 365 Architect'])(
  'who draws no buildings is no architect: %s',
  (title) => {
    expect(suggestOccupation(title)?.code).toBe('2133')
    expect(suggestOccupation('Senior Architect')?.code).toBe('2451')
  },
)

test('a title without a role has to name its field itself', () => {
  const codeOf = (title: string) =>
    suggestOccupation(title, 'Harbour Bank', 'Audit, tax, cloud and network of an investment bank.')
      ?.code
  for (const title of ['Client Services', 'Turnkey', 'Register Your Interest', 'Protection Only'])
    expect([title, codeOf(title)]).toEqual([title, undefined])
  expect(codeOf('Audit RI')).toBe('2422')
})

test('a specialist in health who is registered with the GMC is a doctor', () => {
  const codeOf = (description: string) =>
    suggestOccupation('Dermatology Specialist', 'Ashby Healthcare', description)?.code
  expect(codeOf('A clinic for patients of our hospital. Full GMC registration.')).toBe('2212')
  expect(codeOf('A clinic for patients of our hospital. NMC registration.')).toBe('2233')
})

test('whom somebody assists does not decide what they are', () => {
  const found = suggestOccupation('Executive Assistant to the CEO')
  expect([found?.code, ...(found?.others ?? [])]).not.toContain('1111')
})

test.each([
  'Manager',
  'Consultant',
  'Assistant',
  'Team Leader',
  'Train to be a Chef',
  'Assistant Psychologist',
  'Business Developer',
  'Property Developer',
  'Vice President',
  'Emergency Planning Officer',
  'Regional Operations Manager',
  'Pilot Scheme',
  'Something else altogether',
  '',
])('%j is too vague for a code', (title) => {
  expect(suggestOccupation(title)).toBeNull()
})

test('a title of two occupations gets both codes', () => {
  expect(suggestOccupation('Staff Nurse / ODP')).toMatchObject({ code: '2237', others: ['2259'] })
  expect(suggestOccupation('Pharmacist or Pharmacy Technician')).toMatchObject({
    code: '2251',
    others: ['3212'],
  })
})

test('a title that is not specific enough gets all the codes it may mean', () => {
  expect(suggestOccupation('Splunk Administrator')).toMatchObject({
    code: '3131',
    others: ['3133', '4159'],
  })
  expect(suggestOccupation('Mechanical Engineer')).toMatchObject({ code: '2122', others: ['5223'] })
  expect(suggestOccupation('Project Manager')?.others).toContain('2455')
  expect(suggestOccupation('Accountant')?.others).toEqual(['3533'])
})

test('accounts managers are not account managers', () => {
  expect(suggestOccupation('Accounts Manager')?.code).toBe('3534')
  expect(suggestOccupation('Account Manager')?.code).toBe('3556')
})

test('the employer decides which occupation a healthcare assistant has', () => {
  const title = 'Healthcare Assistant'
  expect(suggestOccupation(title)).toMatchObject({ code: '6135', others: ['6131'] })
  expect(suggestOccupation(title, 'Leeds Teaching Hospitals NHS Trust')).toMatchObject({
    code: '6131',
    others: [],
  })
  expect(suggestOccupation(title, 'Sunny Bank Nursing Home')?.code).toBe('6135')
  expect(suggestOccupation('Support Worker', 'Kent NHS Trust')).toMatchObject({
    code: '6135',
    others: ['6131'],
  })
  expect(suggestOccupation('Site Manager', 'Hill Academy Trust')?.others).toContain('6232')
})

test('every code of the trade titles exists in the classification', () => {
  const words = new Set(
    [...loadUnitGroups().values()].flatMap(({ titles }) =>
      titles.join(' ').toLowerCase().split(/\W+/),
    ),
  )
  const phrases = [...words].flatMap((word) => phrasesEndingIn(word))
  const codes = new Set(phrases.flatMap(({ code, others }) => [code, ...others]))
  codes.delete('')
  expect(codes.size).toBeGreaterThan(150)
  expect([...codes].filter((code) => !loadUnitGroups().has(code))).toEqual([])
})

test('any text can be parsed as a title, and the other codes never include the code itself', () => {
  const words = constantFrom('nurse', 'senior', 'chef', '/', '(', '- ', '£', 'manager', 'İ', '’')
  const title = array(oneof(words, string({ unit: 'binary' })))
  assert(
    property(title, string(), (parts, employer) => {
      const suggested = suggestOccupation(parts.join(' '), employer)
      if (suggested) expect(suggested.others).not.toContain(suggested.code)
    }),
  )
})

test.each(['Service engineer', 'Contract manager', 'Head of Year', 'Deputy Manager - Care Home'])(
  'the bare title %s may mean an occupation that is closed, too',
  (title) => {
    const codes = ['5246', '1259', '6112', '6136']
    expect(suggestOccupation(title)?.others.some((code) => codes.includes(code))).toBe(true)
  },
)

test('a hospital’s team leader whose text begins with its buildings is no nurse', () => {
  const suggest = (description: string) =>
    suggestOccupation('Shift Team Leader', 'Kent NHS Trust', description)
  expect(suggest('Lead one of four Estates shift teams of electricians.')).toBeNull()
  expect(suggest('Lead the nurses of a ward at night.')).toMatchObject({ code: '2237' })
})

test.each(['Engineer', 'Senior Engineer', 'Fitters'])('%s alone may be any trade', (title) => {
  expect(suggestOccupation(title, 'Harbour Works', 'You work in our team.')).toBeNull()
})

test('no title that the index of the ONS gives to closed codes alone is open', () => {
  const index = SHIPPED.find(({ effectiveFrom }) => effectiveFrom === '2026-10-08')
  if (!index) throw new Error('No such edition.')
  const rules = indexRuleSet(index)
  const isOpen = (code: string) => {
    const tables = rules.occupation.get(code)?.tables ?? []
    const isSkilled = tables.includes('1') || tables.includes('3')
    return isSkilled || rules.shortage.has(code) || rules.salary.has(code)
  }
  const codesByTitle = Map.groupBy(
    [...loadUnitGroups().values()].flatMap(({ code, titles }) =>
      titles.map((title) => ({ title, code })),
    ),
    ({ title }) => title.toLowerCase(),
  )
  const wrong = [...codesByTitle].filter(([title, codes]) => {
    // No advert calls a job by the name of a whole group, or says in brackets which one is meant.
    if (/[(,]| and /.test(title)) return false
    const found = codes.some(({ code }) => isOpen(code)) ? null : suggestOccupation(title)
    return found && [found.code, ...found.others].every(isOpen)
  })
  expect(wrong.map(([title, codes]) => `${title} ${codes[0]?.code}`)).toEqual([])
})
