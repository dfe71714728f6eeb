import { expect, test } from 'vitest'
import { anApplication, aLoggedInPerson } from '#tests/support/applications.ts'
import { aProof } from '#tests/support/builders.ts'
import { aPostingForm } from '#tests/support/postings.ts'
import { mailTo } from '#tests/support/people.ts'
import { writeToApplicant } from '#tests/support/talk.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { rescanTexts } from './text/rescan-texts.ts'

const server = await openTestServer()
const { app, db, services } = server
const { postings, applications } = services

const casesOf = (jobId: string) =>
  db
    .selectFrom('moderationCase')
    .select(['kind', 'risk', 'reasons', 'status'])
    .where('jobId', '=', jobId)
    .execute()
const statusOf = async (id: string) => {
  const job = db.selectFrom('job').select(['status', 'heldBecause']).where('id', '=', id)
  return job.executeTakeFirstOrThrow()
}
const post = async (values: object = {}) => {
  const { actor } = await aLoggedInPerson(server)
  return { actor, job: await postings.publish(actor, aPostingForm(values)) }
}
const MONEY = 'Pay £2,900 towards your certificate of sponsorship before you travel.'

test.each([
  ['description', { description: `A kind home by the sea. ${MONEY}` }],
  ['jobTitle', { jobTitle: 'Carer, CoS fee £2,900' }],
  ['companyName', { companyName: 'Pay £900 for your visa Ltd' }],
])('money for a job is never published: %s', async (field, values) => {
  const { actor } = await aLoggedInPerson(server)

  const posting = postings.publish(actor, aPostingForm(values))

  await expect(posting).rejects.toMatchObject({ problems: [{ field }] })
  expect(await db.selectFrom('job').select('id').where('ownerId', '=', actor.id).execute()).toEqual(
    [],
  )
})

test('an advert that poses as a public body is held, and nobody sees it', async () => {
  const { job } = await post({ companyName: 'Leeds Teaching Hospitals NHS Trust' })

  expect(job.status).toBe('held')
  expect((await statusOf(job.id)).heldBecause).toMatch(/name a public body/)
  expect(await casesOf(job.id)).toMatchObject([{ kind: 'held-job', risk: 1, status: 'open' }])
  for (const url of [
    `/jobDetails/${job.id}`,
    `/api/v1/jobs/${job.id}`,
    `/jobs/${job.id}/share.png`,
  ])
    expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(300)
  const row = db.selectFrom('jobSearch').select('id').where('id', '=', job.id)
  expect(await row.execute()).toEqual([])
})

test('a held advert cannot be opened by its poster, but by taking out what holds it', async () => {
  const { actor, job } = await post({ companyName: 'Leeds Teaching Hospitals NHS Trust' })

  await expect(postings.reopen(actor, job.id)).rejects.toMatchObject({ code: 'job_held' })
  await expect(postings.close(actor, job.id)).rejects.toMatchObject({ code: 'job_held' })
  const held = { companyName: 'Leeds Teaching Hospitals NHS Trust', description: 'Another text.' }
  await postings.change(actor, job.id, aPostingForm(held))
  expect((await statusOf(job.id)).status).toBe('held')
  await postings.change(actor, job.id, aPostingForm({ companyName: 'Harbour View' }))
  expect((await statusOf(job.id)).status).toBe('open')
})

test('closing an advert, changing it and opening it again is no way round', async () => {
  const { actor, job } = await post()
  await postings.close(actor, job.id)
  await postings.change(actor, job.id, aPostingForm({ companyName: 'Leeds City Council' }))
  expect((await statusOf(job.id)).status).toBe('closed')
  await postings.reopen(actor, job.id)

  expect((await statusOf(job.id)).status).toBe('held')
})

test('ten adverts within ten minutes are public at once, the eleventh waits', async () => {
  const { actor } = await aLoggedInPerson(server)
  const jobs = []
  for (let i = 0; i < 11; i += 1) jobs.push(await postings.publish(actor, aPostingForm()))

  const statuses = jobs.map(({ status }) => status)
  expect(statuses).toEqual([...Array<string>(10).fill('open'), 'held'])
})

test('an organisation that has proved who it is posts as many at once as it likes', async () => {
  const companyName = `Saltmarsh ${uniqueWord()}`
  const { actor, job } = await post({ companyName })
  await aProof(db, job.organisationId ?? '')
  const jobs = []
  for (let i = 0; i < 11; i += 1)
    jobs.push(await postings.publish(actor, aPostingForm({ companyName })))

  expect(jobs.filter(({ status }) => status !== 'open')).toEqual([])
})

test('what one fraud used holds the next advert that has it', async () => {
  await db.insertInto('fraudMarker').values({ kind: 'phone', value: '+447700900321' }).execute()
  const { job } = await post({ description: 'A kind home by the sea. Ring Ada on 07700 900 321.' })

  expect(job.status).toBe('held')
  expect((await casesOf(job.id))[0]?.reasons).toMatchObject([{ code: 'K-01' }])
})

test.each([
  'Your offer is ready. Please transfer £2,900 to IBAN GB29 NWBK 6016 1331 9268 19.',
  'Kindly settle 2,900 pounds towards the COS, which comes back with your first salary.',
])('a message that asks for money is stopped before it is sent: %s', async (reply) => {
  const { employer, applicant, key, id } = await anApplication(server)

  const message = writeToApplicant(server, employer.actor, { key, text: reply })

  await expect(message).rejects.toMatchObject({ problems: [{ field: 'text' }] })
  expect((await applications.own.find(applicant.actor, id)).messages).toEqual([])
  const stopped = db
    .selectFrom('organisationEvent')
    .select('detail')
    .where('action', '=', 'message-stopped')
    .where('actorId', '=', employer.actor.id)
  expect(await stopped.execute()).toHaveLength(1)
})

test('an honest message goes out at once', async () => {
  const { employer, applicant, key, id } = await anApplication(server)
  const reply = 'Thank you, Ada. Can you talk to us on Tuesday at ten? Bring your questions.'

  await writeToApplicant(server, employer.actor, { key, text: reply })

  expect((await applications.own.find(applicant.actor, id)).messages).toMatchObject([
    { text: reply },
  ])
  expect(await mailTo(server.mailbox, applicant.actor.email)).toBeDefined()
})

test('a message with what a fraud used waits, and the applicant reads nothing of it', async () => {
  await db.insertInto('fraudMarker').values({ kind: 'phone', value: '+447700900555' }).execute()
  const { employer, applicant, key, id } = await anApplication(server)

  await writeToApplicant(server, employer.actor, {
    key,
    text: 'Ring me on 07700 900555.',
  })

  expect((await applications.own.find(applicant.actor, id)).messages).toEqual([])
  const { applicant: shown } = await applications.applicants.open(employer.actor, key)
  expect(shown.messages).toMatchObject([{ isHeld: true }])
  expect(await casesOf(key.jobId)).toMatchObject([{ kind: 'held-message', risk: 1 }])
})

test('the last piece of a number that comes in several messages waits', async () => {
  const { employer, applicant, key, id } = await anApplication(server)
  for (const text of ['My number: 0770', 'See you on Monday at 10:30.', '0900', '123, text me'])
    await writeToApplicant(server, employer.actor, { key, text })

  const { messages } = await applications.own.find(applicant.actor, id)
  expect(messages.map(({ text }) => text)).toEqual([
    'My number: 0770',
    'See you on Monday at 10:30.',
    '0900',
  ])
  expect(await casesOf(key.jobId)).toMatchObject([{ kind: 'held-message', risk: 2 }])
})

test('adverts are read again when the rules change, and stay where they were otherwise', async () => {
  const { job } = await post()
  await db
    .updateTable('job')
    .set({ description: `A kind home by the sea. ${MONEY}` })
    .where('id', '=', job.id)
    .execute()

  expect(await rescanTexts(db, { version: 7001 })).toBe(1)
  expect(await rescanTexts(db, { version: 7001 })).toBe(0)
  expect((await statusOf(job.id)).status).toBe('held')
  expect(await casesOf(job.id)).toMatchObject([{ kind: 'held-job', risk: 1 }])
})
