import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { aJob } from '#tests/support/builders.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const { db, services } = await openTestServer()

let networks = 0

async function read(text: string) {
  const visitor = { ip: `203.0.113.${(networks += 1)}` }
  const form = { values: { text }, uploads: {}, failure: null }
  return services.letters.read(await services.real.checkForm(visitor, form), english)
}

/** An employer on the register. */
const anEmployer = () => aSponsor(db, { name: `Oakmere X${uniqueWord()} Homes Ltd` })

const letterOf = (employer: string, title = 'Senior Staff Nurse') => `Dear Grace,
${employer} offers you the post of ${title}. Place of work: Hull.
Your salary is £28,000 per annum for 48 hours per week.
If you leave within two years, you repay the recruitment costs of £4,000.`

test('a pasted letter stands beside the open job here whose employer and title it names', async () => {
  const { name, id } = await anEmployer()
  const of = { employerName: name, legalName: name, sponsorId: id, place: 'Leeds' }
  await aJob(db, { ...of, title: 'Staff nurse' })
  const job = await aJob(db, { ...of, title: 'Senior staff nurse', hoursPerWeek: 37.5 })
  const letter = await read(letterOf(name))
  expect(letter?.job).toEqual({ id: job.id, title: 'Senior staff nurse' })
  expect(letter?.rows.map(({ label, offered, advert }) => [label, offered, advert])).toEqual([
    ['Employer', name, 'same'],
    ['Pay', '£28,000 a year', 'not stated'],
    ['Hours', '48 a week', '37.5 a week'],
    ['Place', 'Hull', 'Leeds, United Kingdom'],
    ['If you leave', expect.stringContaining('you repay'), 'not stated'],
  ])
  expect(letter?.file).toContain(`Senior staff nurse, ${name}`)
})

test('without such a job it stands beside the rules alone', async () => {
  const { name } = await anEmployer()
  const other = await aJob(db, { title: 'Senior staff nurse' })
  const letter = await read(letterOf(name))
  expect(letter).toMatchObject({
    job: null,
    hasAdvert: false,
    remarks: [],
    payRule: { name: 'SW 14.3B' },
    money: [{ says: expect.any(String), source: { title: expect.stringContaining('1996') } }],
  })
  expect(letter?.rows.some(({ isOff }) => isOff)).toBe(false)
  expect(letter?.file).not.toContain(other.employerName)
  expect(letter?.file).toContain('A letter beside the rules')
})

test('a closed job is no job to compare with', async () => {
  const { name, id } = await anEmployer()
  const of = { employerName: name, legalName: name, sponsorId: id, title: 'Senior staff nurse' }
  await aJob(db, { ...of, status: 'closed', closedAt: new Date().toISOString() })
  expect(await read(letterOf(name))).toMatchObject({ job: null })
})

test('a text that states at most one term is no offer', async () => {
  expect(await read('Call me about the job. It pays £30,000 a year.')).toBeNull()
})
