import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import type { FindingKind } from '#sponsorship/model/facts.ts'
import { detectFindings } from './detect-findings.ts'
import type { Wording } from './wording.ts'

function wording(overrides: Partial<Wording>): Wording {
  return {
    title: 'Staff nurse',
    employer: 'Ashby Care',
    payText: null,
    description: '',
    hoursPerWeek: 37.5,
    ...overrides,
  }
}

function kindsIn(description: string): FindingKind[] {
  return detectFindings(wording({ description })).map(({ kind }) => kind)
}

test.each([
  'We are unable to offer sponsorship for this role.',
  'Unfortunately, visa sponsorship is not available.',
  'We do not provide VISA sponsorship.',
  'Please note that no sponsorship is offered: no sponsorship.',
  'This position cannot offer sponsorship, now or later.',
  'We are not able to consider applicants who require sponsorship.',
  'If you need a sponsored visa or sponsorship please do not apply.',
  'Sponsorship: No',
  'UK only. (Sponsorship is unavailable)',
  'We won’t be able to sponsor visas for this job.',
  'This role is not eligible for Skilled Worker sponsorship.',
  'Candidates must not require sponsorship now or in the future.',
  'This post does not meet the requirements for a Certificate of Sponsorship.',
  'This role will not attract a visa.',
  'The job is unlikely to attract a certificate of sponsorship.',
  'Help with moving house is possible, but we cannot sponsor you.',
])('%j refuses sponsorship', (description) => {
  expect(kindsIn(description)).toContain('refuses-sponsorship')
  expect(kindsIn(description)).not.toContain('offers-sponsorship')
})

test.each([
  'Sponsorship is available.',
  'Visa sponsorship available for the right nurse',
  'We offer Skilled Worker sponsorship to those who qualify.',
  'Applications from job seekers who require current Skilled worker sponsorship to work in the UK are welcome and will be considered alongside all other applications.',
  'We welcome applications from people requiring Tier 2 sponsorship.',
  'We are happy to sponsor overseas nurses.',
  'We cannot pay for your move. Sponsorship is available.',
  'No experience needed, sponsorship available.',
  'We will cover the costs of sponsorship for nurses.',
  '• Visa sponsorship\n• Free parking',
])('%j offers sponsorship', (description) => {
  expect(kindsIn(description)).toEqual(['offers-sponsorship'])
})

test.each([
  'We may be able to sponsor the right person.',
  'Sponsorship will be considered case by case.',
  'Do you require sponsorship?',
  'Sponsorship may not be available for every applicant.',
  'You work with study sponsors and the clinical trial sponsor.',
  'You report to the executive sponsor and the project sponsor.',
  'The race is sponsored by the town, and you will sell sponsorship packages.',
  'We offer sponsorship for training and study sponsorship.',
  'The trust does not sponsor applications for GMC registration.',
  'The trust sponsors a large study day twice a year.',
  'Every month our staff sponsor a child.',
  'We work for private equity sponsors.',
  'Those who require a certificate will only be considered if nobody else can be found.',
])('%j neither offers nor refuses sponsorship', (description) => {
  expect(kindsIn(description)).toEqual([])
})

test.each([
  'You must already have the right to work in the UK.',
  'Applicants must have the right to work in the UK.',
  'Only candidates with an existing right to work in the UK are considered.',
  'We can only accept applications from people with unrestricted right to work.',
  'You must be eligible to work in the UK to apply.',
  'Please apply only if you have the right to live and work in the UK.',
  'Right to work in the UK is essential.',
])('%j asks for the right to work', (description) => {
  expect(kindsIn(description)).toEqual(['right-to-work-required'])
})

test.each([
  'You will need to provide proof of right to work.',
  'Offers are subject to references and right to work checks.',
  'All applicants must provide evidence of their right to work in the UK.',
  'Bring your passport or right to work documents.',
  'You must have the right to work or be eligible for a visa.',
  'You will be eligible to work towards a level 3 award.',
  'You help the unit check that staff are entitled to work.',
  'Right to work in the UK',
])('%j asks only for ordinary documents', (description) => {
  expect(kindsIn(description)).toEqual([])
})

const NOTHING_SAID = { title: '', employer: '', payText: null, description: '', hoursPerWeek: 37.5 }

test('an offer softens a plain demand for the right to work, but not a strict one', () => {
  const offer = 'Visa sponsorship is available.'
  expect(kindsIn(`${offer} You must have the right to work in the UK.`)).toEqual([
    'offers-sponsorship',
  ])
  expect(kindsIn(`${offer} You must already have the right to work in the UK.`)).toEqual([
    'offers-sponsorship',
    'right-to-work-required',
  ])
})

test.each<[string, FindingKind]>([
  ['CoS available £8,000', 'certificate-for-money'],
  ['Certificate of sponsorship for £5000 only', 'certificate-for-money'],
  ['Pay £6k for your COS within a week', 'certificate-for-money'],
  ['Applicants must pay for the certificate of sponsorship.', 'certificate-for-money'],
  ['Buy a visa from us today', 'certificate-for-money'],
  ['A visa processing fee of £450 applies.', 'fee-asked'],
  ['You will need to pay a registration fee before you start.', 'fee-asked'],
  ['A refundable deposit secures your place.', 'fee-asked'],
  ['Candidates must pay an admin fee of £99.', 'fee-asked'],
  ['Guaranteed visa for everybody!', 'guaranteed-visa'],
  ['100% visa, no interview', 'guaranteed-visa'],
  ['Your work permit is guaranteed.', 'guaranteed-visa'],
  ['Send your CV on WhatsApp to 07700 900123', 'contact-elsewhere'],
  ['Apply on Telegram', 'contact-elsewhere'],
  ['Write to carejobs.leeds@gmail.com', 'contact-elsewhere'],
  ['Our client is a large hospital group.', 'agency'],
  ['We are recruiting on behalf of our client for nurses.', 'agency'],
  ['Smith Ltd is acting as an employment agency.', 'agency'],
  ['We’ve partnered with a leading syndicate to find them an actuary.', 'agency'],
  ['We are supporting a leading consultancy with this search.', 'agency'],
  ['Tilda Recruitment are working with a globally known company.', 'agency'],
  ['On-target earnings of £60,000', 'pay-not-basic'],
  ['£28,000 basic, £45k OTE', 'pay-not-basic'],
  ['Salary: up to £40,000 a year', 'pay-not-basic'],
  ['Salary: Up to 90,000 depending on experience', 'pay-not-basic'],
  ['Salary £38,000 including London weighting', 'pay-not-basic'],
])('%j is %s', (description, kind) => {
  const [finding, ...more] = detectFindings(wording({ description }))
  expect(finding?.kind).toBe(kind)
  expect(more).toEqual([])
  expect(description).toContain(finding?.quote.replaceAll('…', ''))
})

test.each([
  'We cover the cost of your visa: £719.',
  'No fees are charged to candidates.',
  'We never ask you to pay for a certificate of sponsorship.',
  'The cost of the DBS check of £44 is paid by the applicant.',
  'You will pay the associated fee of £25 for the disclosure check.',
  'We reimburse your NMC registration fee.',
  'You support our fee earners and look after client deposits.',
  'Tier 2 sponsorship available, £31,000 per annum',
  'A visa cannot be guaranteed.',
  'Sponsorship is not guaranteed.',
  'Interviews are held by WhatsApp or Teams.',
  'You look after our client group with care.',
  'We are supporting people in their own homes.',
  'Recruitment is open to everybody.',
  'You act on behalf of our clients’ families.',
  'Relocation help of up to £8,000 with your salary',
  '35 days of leave inclusive of bank holidays, and good pay',
  'A refer-a-friend scheme: earn up to £500 bonus',
])('%j is no warning', (description) => {
  expect(kindsIn(description).filter((kind) => kind !== 'offers-sponsorship')).toEqual([])
})

test.each([
  ['Bright Recruitment Ltd', true],
  ['Ash Staffing', true],
  ['North Search & Selection', true],
  ['Hays', true],
  ['Elm Resourcing', true],
  ['Oak Nursing Agency', true],
  ['Environment Agency', false],
  ['UK Health Security Agency', false],
  ['Leeds Teaching Hospitals NHS Trust', false],
  ['Police Recruitment Wales', false],
  ['Natural Resources Wales', false],
])('%s has the name of an agency: %s', (employer, isAgency) => {
  const findings = detectFindings(wording({ employer }))
  expect(findings).toEqual(isAgency ? [{ kind: 'agency', quote: employer }] : [])
})

test.each([
  ['Ash Health Partners (AHP) is seeking candidates with a passion for data.', true],
  ['You join a good team.\nRowan Community CIC are looking for a manager.', true],
  ['Leeds Council is looking for a manager.', false],
  ['The Partnership is recruiting a manager.', false],
  ['You work with Ash Health Partners, who are in the same house.', false],
])('a text may name another body as the employer: %s %s', (description, isOther) => {
  const found = detectFindings(wording({ employer: 'Leeds Teaching Hospitals', description }))
  expect(found.some(({ kind }) => kind === 'another-body')).toBe(isOther)
})

test.each([
  ['Leeds City Council', 'We are a not-for-profit social enterprise owned by two councils.', true],
  ['Rowan Homes CIC', 'We are a social enterprise owned by two councils.', false],
  ['Leeds City Council', 'We are a council with a social enterprise.', false],
])(
  'a company of councils is another body than a council: %s, %s',
  (employer, description, isOther) => {
    const found = detectFindings(wording({ employer, description }))
    expect(found.some(({ kind }) => kind === 'another-body')).toBe(isOther)
  },
)

test.each([
  '£70,000 package',
  'Total compensation £70,000 a year',
  '£68,000 incl. car allowance',
  '£68,000 including £15,000 shift allowance',
  '£68,000 (uncapped earnings)',
  '£68,000 potential earnings',
  '£68,000 with commission',
  '£68,000 annualised',
  '£65,000 for a 9-month contract',
  '£65,000 per project',
  '£65,000 all in',
  '£65,000 net',
])('‘%s’ is not the basic pay of a year', (payText) => {
  expect(detectFindings({ ...NOTHING_SAID, place: null, type: null, payText })).toEqual([
    { kind: 'pay-not-basic', quote: payText },
  ])
})

test.each(['£65,000 + benefits package', '£65,000 for a 12-month contract', '£65,000 DOE'])(
  '‘%s’ is basic pay',
  (payText) => {
    expect(detectFindings({ ...NOTHING_SAID, place: null, type: null, payText })).toEqual([])
  },
)

test.each([
  'Realistic earnings of £65k.',
  'Salary £65,000 package with a car.',
  'The salary includes a £15,000 market supplement.',
])('%s: the printed £65,000 is not basic pay', (description) => {
  const wording = { ...NOTHING_SAID, place: null, type: null, description, payMin: 65_000 }
  expect(detectFindings(wording)).toMatchObject([{ kind: 'pay-not-basic' }])
})

test('a package of another sum says nothing of the printed pay', () => {
  const description = 'A benefits package: £5,000 potential earnings.'
  const wording = { ...NOTHING_SAID, place: null, type: null, description, payMin: 65_000 }
  expect(detectFindings(wording)).toEqual([])
})

test('a text that says what its salary includes offers less', () => {
  const description = 'The salary shown includes overtime and shift pay.'
  expect(detectFindings({ ...NOTHING_SAID, place: null, type: null, description })).toMatchObject([
    { kind: 'pay-not-basic' },
  ])
})

test.each([
  'You are paid through a limited company.',
  'You work with us as an independent contractor.',
  'This is a B2B contract.',
  'You have a valid UTR.',
  'You are paid through CIS.',
])('%s is no employment', (description) => {
  expect(detectFindings({ ...NOTHING_SAID, place: null, type: null, description })).toMatchObject([
    { kind: 'self-employed' },
  ])
})

test('pro rata pay for a part-time job is not its basic pay', () => {
  const pro = { payText: '£30,000 pro rata' }
  const found = { kind: 'pay-not-basic', quote: pro.payText }
  expect(detectFindings(wording({ ...pro, hoursPerWeek: null }))).toEqual([found])
  expect(detectFindings(wording({ ...pro, hoursPerWeek: 20 }))).toEqual([found])
  expect(detectFindings(wording({ ...pro, hoursPerWeek: 37.5 }))).toEqual([])
})

test('a quote is a sentence of the advert, cut between words', () => {
  const long = `${'Good people work here '.repeat(20)}and we cannot offer sponsorship ${'for many reasons '.repeat(20)}`
  const [finding] = detectFindings(wording({ description: `First line.\n${long}. Last one.` }))
  expect(finding?.quote.length).toBeLessThanOrEqual(200)
  expect(finding?.quote).toMatch(/^…\w+ .*we cannot offer sponsorship .* \w+…$/)
})

test('each kind is reported twice at most', () => {
  const description = Array.from({ length: 9 }, (_, at) => `Post ${at}: no sponsorship.`).join('\n')
  expect(detectFindings(wording({ description }))).toHaveLength(2)
})

test('for any text, a quote is a part of it', () => {
  const words = [
    'no sponsorship',
    'must already have the right to work',
    'CoS £900',
    'WhatsApp 07700900123',
    'our client is',
    'up to £40,000 salary',
    'İstanbul',
    '’',
    '😀',
    '. ',
    '\n',
    '•',
    'a'.repeat(60),
  ]
  const text = array(oneof(constantFrom(...words), string({ unit: 'binary' })))
  assert(
    property(text, (parts) => {
      const description = parts.join(' ')
      for (const { quote } of detectFindings(wording({ description }))) {
        expect(description).toContain(quote.replaceAll('…', ''))
        expect(quote.length).toBeLessThanOrEqual(200)
      }
    }),
  )
})

test.each([
  ['self-employed', 'Why be a self-employed personal trainer with us?'],
  ['self-employed', 'Rate: £625 a day (Outside IR35).'],
  ['self-employed', 'You are paid via an approved umbrella company.'],
  ['self-employed', 'Be your own boss and deliver when you like.'],
  ['self-employed', 'You are your own boss.'],
  ['self-employed', 'Rate: £350 - £425/day (Umbrella)'],
  ['self-employed', 'As a Freelance Site Manager you run the site.'],
  ['commission-only', 'This is a commission only role.'],
  ['training-sold', 'A self-funded career programme with a guaranteed job on completion.'],
  ['internal-only', 'This vacancy is for internal applicants only.'],
  ['internal-only', 'The post is offered on a secondment basis.'],
  ['internal-only', 'An exciting opportunity has arisen for a six-month secondment.'],
  ['internal-only', 'You must have the permission for a secondment from your manager.'],
  ['internal-only', 'Open only to existing staff of the Trust.'],
  ['internal-only', 'A secondment for existing employees only.'],
  ['nationality-required', 'You must be a sole British national.'],
  ['nationality-required', 'British citizens only.'],
  ['clearance-required', 'Active SC Clearance required.'],
  ['clearance-required', 'SC clearance, which requires 5 years continuous UK address history.'],
  ['costs-from-wages', 'You repay the cost of your DBS check and it is deducted from your salary.'],
  [
    'costs-from-wages',
    'The DBS levies £40 and the Trust will recover this cost in instalments from your first 3 salary payments.',
  ],
  ['costs-from-wages', 'This cost will be deducted from your first Trust salary.'],
  ['costs-from-wages', 'Applicants are required to cover the cost of the check.'],
  ['clearance-required', 'General eligibility is 10 years of UK residency.'],
  [
    'right-to-work-required',
    'All applicants must be legally entitled to accept and perform work in the UK.',
  ],
  ['offers-sponsorship', 'A generous relocation package, including visa and travel costs.'],
  ['unpaid', 'This is a voluntary role.'],
  ['right-to-work-required', 'Have a legal right to work in the UK'],
])('%s: %j', (kind, text) => {
  const { findings } = { findings: detectFindings({ ...NOTHING_SAID, description: text }) }
  expect(findings.map((finding) => finding.kind)).toContain(kind)
  expect(text).toContain(findings.find((finding) => finding.kind === kind)?.quote)
})

test('who sells courses sells one in each advert', () => {
  const found = detectFindings({ ...NOTHING_SAID, employer: 'Newto Training' })
  expect(found).toEqual([{ kind: 'training-sold', quote: 'Newto Training' }])
})

test.each([
  'You prepare tax returns for self-employed clients.',
  'Internal audit experience and internal stakeholders.',
  'Rate: £625 a day (Inside IR35).',
  'Offered on a secondment or fixed-term contract.',
  'You manage a team of freelance designers under one umbrella.',
  'This post is open to female applicants only.',
  'SC clearance is desirable.',
  'We pay for your DBS check and uniform.',
  'You recruit and support volunteers in voluntary roles.',
  'Commission on top of your salary, not commission only.',
])('nothing is read into %j', (description) => {
  expect(detectFindings({ ...NOTHING_SAID, description })).toEqual([])
})
