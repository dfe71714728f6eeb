import { expect, test } from 'vitest'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { copiesPublicBody, namesBigEmployer, isLookAlike } from './look-alike.ts'

const { db } = await openTestServer()

test.each([
  ['Bupa welcomes you as a nurse.', 'bupacareers-team.co', true],
  ['Your Deloitte interview is on Thursday.', 'deloitte-ukjobs.net', true],
  ['Marks & Spencer moved your interview.', 'mands-hiring.com', true],
  ['Barchester Healthcare would like to meet you.', 'barchester-healthcare-group.info', true],
  ['Imperial College London offers you a fellowship.', 'imperial-college-london.org', true],
  ['University of Leeds invites you.', 'leedsuniversity-hr.com', true],
  ['Sheffield City Council invites you.', 'sheffieldcitycouncil-jobs.org', true],
  ['University of Leeds invites you.', 'leeds.ac.uk', false],
  ['Bupa welcomes you as a nurse.', 'bupa.co.uk', false],
  ['Bupa is not the sender of this.', 'elmhouse-careers.co.uk', false],
  ['Care jobs in Leeds.', 'care-jobs.co.uk', false],
  ['Write to us.', 'gmail.com', false],
  ['Thank you for applying to our plant.', 'jlr-uk-careers.live', true],
  ['Thank you for applying to our plant.', 'elmhouse-careers.com', false],
  // The same name with a company’s ending elsewhere, as big employers have, unless the text wants something.
  ['HSBC invites you to an interview on Monday.', 'hsbc.com.hk', false],
  ['HSBC invites you to an interview on Monday.', 'hsbc.com.au', false],
  ['HSBC invites you to an interview on Monday.', 'hsbc.co.uk', false],
  ['HSBC invites you to an interview on Monday.', 'hsbc.com', false],
  ['HSBC invites you to an interview on Monday.', 'hsbc.work', true],
  ['HSBC invites you to an interview on Monday.', 'hsbc-jobs.com.hk', true],
  ['HSBC: send a copy of your passport today.', 'hsbc.com.ng', true],
  ['University of Leeds invites you to an interview.', 'universityofleeds.com', true],
  // A whole well-known domain inside another, whatever the text says.
  ['We offer you the post.', 'barclays.com.jobs-uk.info', true],
  ['We offer you the post.', 'www-tesco.com.hr-desk.site', true],
  ['We offer you the post.', 'rollsroyce-derby-hr.work', true],
  ['We offer you the post.', 'nhs.uk.jobs-hospitals.org', true],
  ['We offer you the post.', 'nhs-gov-hospitals.ph.net', true],
  ['We offer you the post.', 'careers.tesco.com', false],
  ['We offer you the post.', 'tesco-careers.com', false],
  ['We offer you the post.', 'bartshealth.nhs.uk', false],
  ['We offer you the post.', 'barclays.wd3.myworkdayjobs.com', false],
  ['We offer you the post.', 'anchor-bakery.co', false],
  ['We offer you the post.', 'hsbc.com.hk', false],
  ['We offer you the post.', 'accenture.com.ng', false],
  ['We offer you the post.', 'hsbc.com.uk-jobs.info', true],
  ['We offer you the post.', 'home-office-furniture.co.uk', false],
  ['We offer you the post.', 'home-office-visas.com', true],
  ['We offer you the post.', 'uk-homeoffice.org', true],
  // Any word behind a hyphen of a big employer’s name, in any language, below an unusual ending.
  ['Barchester Healthcare would like to meet you.', 'barchesterhealth-recruit.info', true],
  ['Your contract with Capita Business Services is ready.', 'capita-employee-docs.net', true],
  ['HC-One le ofrece el puesto.', 'hcone-enfermeras.online', true],
  ['Tesco PLC has read your CV.', 'tesco-zzyzx.site', true],
  ['Sodexo invites you.', 'sodexonursesuk.org', true],
  ['Royal Free London NHS Foundation Trust invites you.', 'royalfree-offers.com', true],
  ['Leeds City Council invites you.', 'leedscouncil-hr.org', true],
  ['We offer you the post.', 'barts-nhs.org', true],
  ['We offer you the post.', 'nhs-midwives.net', true],
  // A big employer’s name ahead of somebody else’s domain.
  ['We offer you the post.', 'bupa.work-abroad.biz', true],
  ['We offer you the post.', 'tesco.hiring-firm.jobs', false],
  ['Marks and Spencer invites you.', 'mands-jobs.uk.com', true],
  ['Marks and Spencer invites you.', 'elmhouse.uk.com', false],
  ['Tesco invites you.', 'tesco-careers.com', false],
  ['Amazon invites you.', 'www.amazon.jobs', false],
  ['Bupa is a client of ours.', 'elmhouse-leeds.org', false],
  ['Tesco is opposite the home.', 'rosewoodcare.co.uk', false],
  ['We offer you the post.', 'nhsemployers.org', false],
])('%s (%s): %s', async (text, domain, isCopy) => {
  expect(await isLookAlike(db, text, domain)).toBe(isCopy)
})

test('a small employer’s plain domain is no reason, one with words for hiring beside its name is', async () => {
  const word = uniqueWord()
  const name = `Oak${word}`
  const text = `${name} Homes invites you to an interview.`
  await aSponsor(db, { name: `${name} Homes Ltd` })
  const label = `oak${word}homes`.toLowerCase()
  expect(await isLookAlike(db, text, `${label}.co.uk`)).toBe(false)
  expect(await isLookAlike(db, text, `${label}.org`)).toBe(false)
  expect(await isLookAlike(db, text, `${label}group.co.uk`)).toBe(false)
  expect(await isLookAlike(db, text, `${label}-leeds.org`)).toBe(false)
  expect(await isLookAlike(db, text, `${label}-careers.com`)).toBe(true)
  expect(await isLookAlike(db, text, `${label}-leeds.online`)).toBe(true)
})

test('another ending of a domain that a source ties to somebody is doubted, and that domain is not', async () => {
  const word = `elm${uniqueWord()}`.toLowerCase()
  await db
    .insertInto('knownDomain')
    .values({
      domain: `${word}.co.uk`,
      name: word,
      nameKey: word,
      source: word,
      asOf: '2026-11-01',
    })
    .execute()
  const text = `E${word.slice(1)} invites you.`
  expect(await isLookAlike(db, text, `${word}.co.uk`)).toBe(false)
  expect(await isLookAlike(db, text, `${word}.net`)).toBe(true)
})

test('a long text without end is read in time', async () => {
  const text = 'University Of '.repeat(1500)
  expect(await isLookAlike(db, text, `${'jobs'.repeat(15)}.com`)).toBe(false)
})

test.each([
  ['Barchester would love to meet you.', 'lucy.barchesterhealthcare@hotmail.com', true],
  ['Barchester would love to meet you.', 'lucy@hotmail.com', false],
  ['We would love to meet you.', 'lucy.barchester@hotmail.com', false],
])('a free mailbox may have the name of an employer that a text names: %s %s', (text, box, is) => {
  expect(namesBigEmployer(text, box)).toBe(is)
})

test.each([
  ['Apply on our site.', 'nhs-radiography.com', true],
  ['Apply on our site.', 'nhsrecruitment-uk.com', true],
  ['Apply on our site.', 'ukvi-sponsors.com', true],
  ['Apply on our site.', 'nmc-register.org.uk', true],
  ['Apply on our site.', 'ukgov.jobs-abroad.com', true],
  ['Leeds City Council invites you.', 'leedscitycouncil-jobs.com', true],
  ['The University of Kent invites you.', 'universityofkent.co.uk', true],
  ['The University of Kent invites you.', 'kent.ac.uk', false],
  ['Apply on our site.', 'nhsemployers.org', false],
  ['Apply on our site.', 'nmcnutritions.com', false],
  ['Tesco invites you.', 'tesco-careers.com', false],
])('a site may copy a public body with a usual ending: %s (%s)', (text, domain, is) => {
  expect(copiesPublicBody(text, domain)).toBe(is)
})
