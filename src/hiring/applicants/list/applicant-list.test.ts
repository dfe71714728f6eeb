import { expect, test } from 'vitest'
import { aLoggedInPerson, anApplication, aPostedJob } from '#tests/support/applications.ts'
import { someApplicants } from '#tests/support/many-applicants.ts'
import { ApplicantQuery } from '#hiring/applicants/applicant-list.schema.ts'
import { writeToApplicant, writeToEmployer } from '#tests/support/talk.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { actions, applicants } = services.applications

async function aJobWith(count: number, override?: Parameters<typeof someApplicants>[3]) {
  const employer = await aLoggedInPerson(server)
  const job = await aPostedJob(db, employer.actor)
  const ids = await someApplicants(db, job.id, count, override)
  return { actor: employer.actor, jobId: job.id, ids }
}

const namesOf = (items: { name: string }[]) => items.map(({ name }) => name)

test('the groups count everybody who is in them, and lead to them', async () => {
  const { actor, jobId } = await aJobWith(7, (at) => ({
    fullName: `Person ${'ABCDEFG'[at]}`,
    status: (['new', 'seen', 'shortlisted', 'interview', 'offered', 'rejected', 'new'] as const)[
      at
    ],
    withdrawnAt: at === 6 ? new Date().toISOString() : null,
  }))

  const { counts } = await applicants.list(actor, jobId)

  expect(counts).toMatchObject({
    all: 7,
    open: 5,
    waiting: 2,
    unread: 0,
    new: 1,
    seen: 1,
    shortlisted: 1,
    interview: 1,
    offered: 1,
    rejected: 1,
    withdrawn: 1,
  })
  for (const status of ['open', 'waiting', 'withdrawn', 'rejected', 'new'] as const) {
    const { items } = await applicants.list(actor, jobId, { status })
    expect([status, items.length]).toEqual([status, counts[status]])
  }
})

test('somebody waits from their application until an answer, and again from what they write after it', async () => {
  const application = await anApplication(server)
  const { employer, applicant, job, key, id } = application
  const card = async () => {
    const { items } = await applicants.list(employer.actor, job.id)
    return items[0]
  }
  expect(await card()).toMatchObject({ waitsSince: (await card())?.sentAt, lastWord: null })

  await writeToApplicant(server, employer.actor, { key, text: 'When can you come?' })
  expect(await card()).toMatchObject({
    waitsSince: null,
    lastWord: { side: 'employer', text: 'When can you come?' },
  })

  await writeToEmployer(server, applicant.actor, id, 'On Monday.')
  const waiting = await card()
  expect(waiting).toMatchObject({ newMessages: 1, lastWord: { side: 'applicant' } })
  expect(waiting?.waitsSince).toBe(waiting?.lastWord?.at)

  const move = { people: [{ id, from: null }], status: 'rejected' as const }
  await actions.move(employer.actor, job.id, move)
  expect(await card()).toMatchObject({ waitsSince: null, status: 'rejected' })
})

test('they are found by name, place and letter, also with signs that mean something to a database', async () => {
  const { actor, jobId } = await aJobWith(3, (at) => ({
    fullName: ['Zadie Frost', 'Bo 100% Sure', 'Cem Ak'][at] ?? '',
    country: ['PH', 'NG', 'TR'][at] ?? '',
    coverLetter: ['I like ponies.', 'Nights.', 'Days.'][at] ?? '',
  }))
  const find = async (q: string) => namesOf((await applicants.list(actor, jobId, { q })).items)

  expect(await find('zadie')).toEqual(['Zadie Frost'])
  expect(await find('philip')).toEqual(['Zadie Frost'])
  expect(await find('PONIES')).toEqual(['Zadie Frost'])
  expect(await find('100%')).toEqual(['Bo 100% Sure'])
  expect(await find('%')).toEqual(['Bo 100% Sure'])
  expect(await find("'; drop table")).toEqual([])
})

test('nobody is found by what is withheld of them', async () => {
  const { actor, jobId } = await aJobWith(1, () => ({
    fullName: 'Secret Surname',
    coverLetter: 'My hidden words.',
    sharesDetails: false,
  }))

  for (const q of ['secret', 'surname', 'hidden'])
    expect((await applicants.list(actor, jobId, { q })).items).toEqual([])
  const { items } = await applicants.list(actor, jobId, { q: 'ada' })
  expect(items).toMatchObject([{ name: 'Ada', isWithheld: true }])
  expect(JSON.stringify(items)).not.toMatch(/Secret|hidden/)
})

test('answers to the employer’s questions are in the list, cut short, unless they are withheld', async () => {
  const screeningAnswers = JSON.stringify([
    { question: 'May you work in the UK now?', answer: 'Yes' },
    { question: 'Why us?', answer: 'w'.repeat(1000) },
  ])
  const open = await aJobWith(1, () => ({ screeningAnswers }))
  const withheld = await aJobWith(1, () => ({ screeningAnswers, sharesDetails: false }))

  const [shown] = (await applicants.list(open.actor, open.jobId)).items
  const [hidden] = (await applicants.list(withheld.actor, withheld.jobId)).items

  expect(shown?.answers).toMatchObject([
    { answer: 'Yes' },
    { answer: expect.stringMatching(/^w+$/) },
  ])
  expect(shown?.answers[1]?.answer.length).toBeLessThan(200)
  expect(hidden).toMatchObject({ isWithheld: true, answers: [] })
})

test('questions are columns with short headings, and a yes filters, on the board too', async () => {
  const standard = {
    question: 'May you work in the UK now, without a new visa?',
    visa: 'No, I need a visa or a new sponsor',
  }
  const answersAt = (at: number) => [
    { question: standard.question, answer: at === 0 ? 'Yes' : standard.visa },
    { question: 'Do you drive?', answer: at === 2 ? 'No, but yes soon' : ' yes, a van' },
  ]
  const { actor, jobId } = await aJobWith(4, (at) => ({
    fullName: ['Bea', 'Abe', 'Cleo', 'Dan'][at] ?? '',
    screeningAnswers: JSON.stringify(answersAt(at)),
    sharesDetails: at !== 3,
  }))

  const { questions, items } = await applicants.list(actor, jobId, { sort: 'name' })
  expect(questions).toMatchObject([
    { heading: 'Can work now', question: standard.question, yes: 1 },
    { heading: 'Do you drive?', yes: 2 },
  ])
  expect(items.find(({ name }) => name === 'Abe')?.answers).toMatchObject([
    { tag: 'Needs a visa' },
    { tag: null, answer: ' yes, a van' },
  ])
  const [work = '', drive = ''] = questions.map(({ id }) => id)
  const who = async (yes: string[]) =>
    namesOf((await applicants.list(actor, jobId, { yes, sort: 'name' })).items).join(' ')
  expect(await who([drive])).toBe('Abe Bea')
  expect(await who([drive, work])).toBe('Bea')
  // The withheld yes of Dan would show by his being left.
  const board = await applicants.showBoard(actor, jobId, { yes: [drive] })
  expect(board.counts.all).toBe(2)
  expect(board.columns.flatMap(({ cards }) => cards)).toHaveLength(2)
  expect(await who(['00000000'])).toBe('')
  expect(ApplicantQuery.parse({ yes: `${drive},${drive},x'--` }).yes).toEqual([drive])
})

test('they come in the order that was chosen', async () => {
  const { actor, jobId } = await aJobWith(3, (at) => ({
    fullName: ['Bea', 'Abe', 'Cleo'][at] ?? '',
    yearsOfExperience: [1, 9, 4][at] ?? 0,
    createdAt: `2026-11-0${[3, 1, 2][at]}T00:00:00.000Z`,
  }))
  const inOrder = async (sort: 'wait' | 'newest' | 'name' | 'experience' | 'word') =>
    namesOf((await applicants.list(actor, jobId, { sort })).items).join(' ')

  expect(await inOrder('wait')).toBe('Abe Cleo Bea')
  expect(await inOrder('newest')).toBe('Bea Cleo Abe')
  expect(await inOrder('name')).toBe('Abe Bea Cleo')
  expect(await inOrder('experience')).toBe('Abe Cleo Bea')
  expect(await inOrder('word')).toBe('Bea Cleo Abe')
})

test('the board has every stage with its first fifty, and says how many there are', async () => {
  const { actor, jobId } = await aJobWith(60, (at) => ({ status: at < 55 ? 'new' : 'interview' }))

  const { columns } = await applicants.showBoard(actor, jobId)

  expect(columns.map(({ stage, count, cards }) => [stage, count, cards.length])).toEqual([
    ['new', 55, 50],
    ['seen', 0, 0],
    ['shortlisted', 0, 0],
    ['interview', 5, 5],
    ['offered', 0, 0],
    ['rejected', 0, 0],
    ['withdrawn', 0, 0],
  ])
  const waiting = await applicants.showBoard(actor, jobId, { status: 'unread' })
  expect(waiting.columns.every(({ count }) => count === 0)).toBe(true)
})

test('readers see the list and are told that they cannot answer; others find nothing', async () => {
  const { employer, job } = await anApplication(server)
  const reader = await aLoggedInPerson(server)
  await db
    .insertInto('organisationMember')
    .values({
      organisationId: job.organisationId ?? '',
      accountId: reader.actor.id,
      role: 'reader',
    })
    .execute()

  expect(await applicants.list(employer.actor, job.id)).toMatchObject({ canAnswer: true })
  expect(await applicants.showBoard(reader.actor, job.id)).toMatchObject({ canAnswer: false })
  const stranger = await aLoggedInPerson(server)
  const look = applicants.showBoard(stranger.actor, job.id)
  await expect(look).rejects.toMatchObject({ code: 'not_found' })
})
