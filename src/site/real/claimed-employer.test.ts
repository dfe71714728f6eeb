import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { toRealView } from '#site/real/pages/real-view.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const { db, services } = await openTestServer()

let networks = 0
const check = (text: string) => services.real.check({ ip: `203.0.113.${(networks += 1)}` }, text)

async function viewOf(text: string) {
  return toRealView(await check(text), { text, contactMonths: 6, openedAt: '' }, english)
}

test.each([
  ['of the register', 'Homes Ltd', 'jobs@NAME.co.uk', 'known'],
  ['of the health service', 'Hospitals NHS Trust', 'jobs@NAME.nhs.uk', 'known'],
])('a reader’s own free mailbox speaks against no employer %s', async (_, kind, address, known) => {
  const name = `Oakmere X${uniqueWord()} ${kind}`
  await aSponsor(db, { name, towns: ['Leeds'] })
  const sender = address.replace('NAME', name.toLowerCase().split(' ').slice(0, 2).join(''))
  const head = `From: ${sender}\nSubject: Interview\nTo: Ada <ada.nwosu@gmail.com>\n\n`
  const text = `${name} invites you to an interview on Monday.`

  const { answer, employer } = await check(head + text)
  expect([answer, employer?.address]).toEqual(['calm', known])
  const fromFree = head.replace(sender, 'ada.hr@gmail.com')
  expect((await check(fromFree + text)).answer).toBe('doubt')
})

test('a mailbox that many bodies share does not fit the name of a company', async () => {
  const name = `Oakmere X${uniqueWord()} Homes Ltd`
  await aSponsor(db, { name, towns: ['Leeds'] })
  const text = `${name} invites you to an interview. Write to a.byrne@nhs.net.`
  expect((await check(text)).employer?.address).toBeNull()
  const known = (await viewOf(text)).rows.flatMap((row) => row.known)
  expect(known).not.toContain(english.words.real.addressKnown)
  expect(known).toContain(english.words.real.anyName)
})

test('a company that the register does not have is named, without doubt', async () => {
  const listed = `Saltmarsh X${uniqueWord()} Homes Ltd`
  await aSponsor(db, { name: listed, towns: ['Leeds'] })
  const name = `Brightwater X${uniqueWord()} Ltd`
  const line = 'invites you to an interview on Monday. Write to hr@brightwater.example.'
  const view = await viewOf(`${name} ${line}`)
  expect(view.answer).toBe('calm')
  const [row] = view.rows.filter(({ label }) => label === english.words.real.name)
  expect(row).toMatchObject({
    said: name,
    known: [expect.stringContaining(`We did not find ${name}`)],
    whys: [],
  })
  expect((await check(`${listed} ${line}`)).unlisted).toBeNull()
})

test.each([
  'Employer: NAME. We offer you the post of staff nurse.',
  'We offer you the post of staff nurse at NAME, Leeds.',
])('a home without a legal form is named, too: %s', async (text) => {
  await aSponsor(db, { name: `Saltmarsh X${uniqueWord()} Homes Ltd`, towns: ['Leeds'] })
  const name = `Royal X${uniqueWord()} Nursing Home`
  expect((await check(text.replace('NAME', name))).unlisted?.name).toBe(name)
  expect((await check(text.replace('NAME', 'the Home'))).unlisted).toBeNull()
})

test('a site made from a big employer’s name is doubted without any mailbox', async () => {
  const line = 'Capita Business Services invites you to an interview on Monday.'
  const found = await check(`${line} See https://capita-employee-docs.net/map.`)
  expect(found.findings.map(({ reason }) => reason)).toEqual(['unknown-domain'])
  expect((await check(`${line} See capita.com/careers.`)).answer).toBe('calm')
})

test('a site for jobs that is called an employer’s own, or has its name in the path, is doubted', async () => {
  const word = `Elm${uniqueWord()}`
  const name = `${word} Homes Ltd`
  await aSponsor(db, { name, towns: ['Leeds'] })
  const answerTo = async (line: string) => (await check(`${name} needs nurses. ${line}`)).answer
  expect(await answerTo('See its official site www.care-visas-direct.com.')).toBe('doubt')
  expect(await answerTo(`See www.care-abroad.info/${word.toLowerCase()}.`)).toBe('doubt')
  expect(await answerTo('Compare pay at www.care-jobs-board.com.')).toBe('calm')
  expect(await answerTo(`See its official site www.${word.toLowerCase()}homes.co.uk.`)).toBe('calm')
})

test('an employer is found among many longer names', async () => {
  const name = `Oak${uniqueWord()} PLC`
  await aSponsor(db, { name, towns: ['Hull'] })
  const others = Array.from({ length: 12 }, (_, at) => `Mr Ada Long Middle Surname${at} Of Place`)
  const { employer } = await check(`${name} invites you. ${others.join('. ')}.`)
  expect(employer?.name).toBe(name)
})
