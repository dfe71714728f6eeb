import { expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { aLoggedInPerson, aPostedJob } from '#tests/support/applications.ts'
import { aMember } from '#tests/support/organisations.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { aCompany, aRow, upload } from '#tests/support/uploads.ts'

const server = await openTestServer()
const { db, services } = server
const { uploads } = services

const CLOSED = {
  status: 'closed',
  closedAs: 'filled',
  payCurrency: 'GBP',
  payPeriod: 'year',
} as const
const QUESTIONS = [{ key: 'work-now' }, { key: 'own-1', text: 'Can you work nights?' }] as const
const questions = JSON.stringify(QUESTIONS)

async function aLogo({ id: accountId }: Actor) {
  const key = `logos/${accountId}.webp`
  await db.insertInto('logo').values({ key, accountId }).execute()
  return key
}

const rowsOf = async (actor: Actor, id: string) => (await uploads.find(actor, id)).rows

async function publish(actor: Actor, uploadId: string) {
  await uploads.publish(actor, uploadId)
  await uploads.publishRows({ uploadId })
  const ids = (await rowsOf(actor, uploadId)).flatMap(({ jobId }) => jobId ?? [])
  return db.selectFrom('job').selectAll().where('id', 'in', ids).orderBy('title').execute()
}

test('closed jobs become a list of new ones, with their logo and questions', async () => {
  const { actor } = await aLoggedInPerson(server)
  const employerLogo = await aLogo(actor)
  const cook = await aPostedJob(db, actor, {
    ...CLOSED,
    title: 'Cook',
    payMin: 31_500,
    reference: 'HV-1',
    employerLogo,
    questions,
  })
  const porter = await aPostedJob(db, actor, { ...CLOSED, title: 'Porter' })

  const id = await uploads.repeat(actor, [cook.id, porter.id])

  const { upload: list, rows } = await uploads.find(actor, id)
  expect(list).toMatchObject({ name: '2 jobs again', state: 'open' })
  expect(rows).toMatchObject([
    { number: 1, plan: 'new', isSelected: true, problems: [], reference: '' },
    { number: 2, plan: 'new', isSelected: true, problems: [] },
  ])
  const { row } = await uploads.startMending(actor, { uploadId: id, number: 1 })
  await uploads.mend(actor, { uploadId: id, number: 1 }, { ...row.answers, place: 'York' })
  const jobs = await publish(actor, id)
  expect(jobs).toMatchObject([
    { title: 'Cook', status: 'open', payMin: 31_500, place: 'York', employerLogo, reference: null },
    { title: 'Porter', status: 'open', employerLogo: null },
  ])
  expect(jobs[0]?.questions).toEqual(QUESTIONS)
  expect(jobs.map((job) => job.id)).not.toContain(cook.id)
})

test('a job that is still open is marked as there already, and not ticked', async () => {
  const { actor } = await aLoggedInPerson(server)
  const job = await aPostedJob(db, actor)

  const [row] = await rowsOf(actor, await uploads.repeat(actor, [job.id]))

  expect(row).toMatchObject({ plan: 'double', isSelected: false, jobId: job.id })
})

test('a logo that is gone when the list is published is left out', async () => {
  const { actor } = await aLoggedInPerson(server)
  const employerLogo = await aLogo(actor)
  const job = await aPostedJob(db, actor, { ...CLOSED, employerLogo })
  const id = await uploads.repeat(actor, [job.id])
  await db.deleteFrom('logo').where('key', '=', employerLogo).execute()

  expect(await publish(actor, id)).toMatchObject([{ status: 'open', employerLogo: null }])
})

test('who may not post for an organisation repeats none of its jobs', async () => {
  const { actor } = await aLoggedInPerson(server)
  const job = await aPostedJob(db, actor, CLOSED)
  const reader = await aMember(server, job.organisationId ?? '', 'reader')
  const stranger = await aLoggedInPerson(server)

  for (const { actor } of [reader, stranger])
    await expect(uploads.repeat(actor, [job.id])).rejects.toMatchObject({ code: 'forbidden' })
  expect(await uploads.list(stranger.actor)).toEqual([])
})

test('a mended row that changes a job leaves its questions as they are', async () => {
  const { actor } = await aLoggedInPerson(server)
  const companyName = aCompany()
  const job = { employerName: companyName, reference: 'HV-9', questions }
  const { id: jobId } = await aPostedJob(db, actor, job)
  const rows = [aRow({ Reference: 'HV-9', Pay: 'abc' })]
  const id = await upload(services, actor, { companyName, rows })
  const { row } = await uploads.startMending(actor, { uploadId: id, number: 2 })

  const values = { ...row.answers, payMin: '31,500', payPeriod: 'year', reference: 'HV-9' }
  expect(await uploads.mend(actor, { uploadId: id, number: 2 }, values)).toEqual([])

  expect(await publish(actor, id)).toMatchObject([
    { id: jobId, payMin: 31_500, questions: QUESTIONS },
  ])
})
