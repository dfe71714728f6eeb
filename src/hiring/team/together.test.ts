import { expect, test } from 'vitest'
import { anApplication, aLoggedInPerson, applyFor } from '#tests/support/applications.ts'
import { writeToApplicant, writeToEmployer } from '#tests/support/talk.ts'
import { aTeam } from '#tests/support/team.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { listOthersPresent } from './notes/presence.queries.ts'

const server = await openTestServer()
const { app, db, services } = server
const { applicants, own, team } = services.applications

type Scene = Awaited<ReturnType<typeof aTeam>>

const look = (id: string, cookies: Record<string, string>) =>
  app.inject({ method: 'POST', url: `/api/v1/applications/${id}/presence`, cookies })

test('of two who decide at once from the same page one is told who was first', async () => {
  const { employer, tom, key } = await aTeam(server)
  const { version } = await team.open(tom.actor, key)
  const decide = (who: Scene['tom'], status: 'interview' | 'rejected') =>
    applicants.setStage(who.actor, key, { status, seenVersion: version })

  const outcomes = await Promise.allSettled([
    decide(employer, 'interview'),
    decide(tom, 'rejected'),
  ])

  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'changed_by_colleague', status: 409 } }])
  expect(String((refused[0] as PromiseRejectedResult).reason)).toMatch(
    /(?:Tom Hart set this applicant to Not this time|Ada Obi set this applicant to Interview) at /,
  )
  const { history } = await team.open(tom.actor, key)
  expect(history.filter(({ kind }) => kind === 'status')).toHaveLength(1)
})

test('a member who has seen the other’s decision, or made it, can decide again', async () => {
  const { employer, tom, key } = await aTeam(server)
  const { version } = await team.open(tom.actor, key)
  await applicants.setStage(employer.actor, key, { status: 'interview', seenVersion: version })
  await applicants.setStage(employer.actor, key, { status: 'offered', seenVersion: version })
  const again = { status: 'rejected', words: 'Sorry, it is filled.', seenVersion: version } as const

  await expect(applicants.setStage(tom.actor, key, again)).rejects.toMatchObject({
    code: 'changed_by_colleague',
  })
  // No applicant was notified.
  expect((await own.find(tom.actor, key.id).catch(() => null)) ?? 'not theirs').toBe('not theirs')
  const messages = db.selectFrom('applicationMessage').select('id')
  expect(await messages.where('applicationId', '=', key.id).execute()).toEqual([])

  const seen = await team.open(tom.actor, key)
  await applicants.setStage(tom.actor, key, { ...again, seenVersion: seen.version })
  expect((await applicants.open(tom.actor, key)).applicant.status).toBe('rejected')
})

test('the history says who of the colleagues did what', async () => {
  const { applicant, employer, tom, key } = await aTeam(server)
  await applicants.open(tom.actor, key)
  await applicants.setStage(employer.actor, key, { status: 'interview', words: 'Come on Monday.' })
  await writeToApplicant(server, tom.actor, { key, text: 'Bring your PIN.' })
  await writeToEmployer(server, applicant.actor, key.id, 'I will.')

  const { history } = await team.open(tom.actor, key)

  expect(history.map(({ kind, who }) => [kind, who])).toEqual([
    ['sent', null],
    ['opened', 'You'],
    ['status', 'Ada Obi'],
    ['written', 'You'],
    ['written', null],
  ])
})

test('colleagues see who has an applicant open, once each, until they have left', async () => {
  const { applicant, employer, tom, reader, organisationId, id, key } = await aTeam(server)
  const stranger = await anApplication(server)

  expect((await look(id, stranger.employer.cookies)).statusCode).toBe(404)
  expect((await look(id, applicant.cookies)).statusCode).toBe(404)
  await Promise.all([1, 2, 3].map(() => look(id, tom.cookies)))
  await look(id, reader.cookies)

  expect((await look(id, employer.cookies)).json()).toMatchObject({
    others: ['Ada Obi', 'Tom Hart'],
  })
  const rows = db.selectFrom('applicationPresence').select('accountId')
  expect(await rows.where('applicationId', '=', id).execute()).toHaveLength(3)

  await db
    .updateTable('applicationPresence')
    .set({ seenAt: new Date(Date.now() - 61_000).toISOString() })
    .where('accountId', '=', reader.actor.id)
    .execute()
  expect((await team.open(employer.actor, key)).others).toEqual(['Tom Hart'])
  await services.organisations.members.remove(employer.actor, {
    organisationId,
    accountId: tom.actor.id,
  })
  expect((await team.open(employer.actor, key)).others).toEqual([])
  expect((await look(id, tom.cookies)).statusCode).toBe(404)
})

test('loading a page marks nobody as present', async () => {
  const { employer, tom, key } = await aTeam(server)
  await team.open(tom.actor, key)
  expect((await team.open(employer.actor, key)).others).toEqual([])
})

test('an open page learns of everything that is new, and of nothing else', async () => {
  const { applicant, employer, tom, id, key } = await aTeam(server)
  const mark = async () => (await look(id, employer.cookies)).json<{ mark: string }>().mark
  const marks = [await mark()]
  expect(await mark()).toBe(marks[0])

  for (const act of [
    () => services.applications.notes.add(tom.actor, key, { note: 'Kind' }),
    () => applicants.setStage(tom.actor, key, { status: 'interview' }),
    () => writeToEmployer(server, applicant.actor, id, 'Hello'),
    () =>
      services.applications.shortlists.add(tom.actor, key, {
        list: '',
        listName: 'Spring',
        listReason: '',
      }),
  ]) {
    await act()
    marks.push(await mark())
  }
  expect(new Set(marks).size).toBe(5)
})

test('the way leads through the list in its order, also for somebody who has left the filter', async () => {
  const { employer, job, key: first } = await aTeam(server, { fullName: 'First' })
  const ids = [first.id]
  for (const fullName of ['Second', 'Third']) {
    const applicant = await aLoggedInPerson(server)
    ids.push(await applyFor(server, { applicant, jobId: job.id, overrides: { fullName } }))
  }
  const [, second = '', third = ''] = ids
  const neighboursOf = async (id: string, list = 'sort=newest') =>
    (await team.open(employer.actor, { jobId: job.id, id, list })).neighbours

  expect(await neighboursOf(third)).toMatchObject({
    previous: null,
    next: { name: 'Second' },
    position: 1,
    total: 3,
  })
  expect(await neighboursOf(second)).toMatchObject({
    previous: { name: 'Third' },
    next: { name: 'First' },
    position: 2,
    total: 3,
  })
  await applicants.setStage(employer.actor, { jobId: job.id, id: second }, { status: 'rejected' })
  expect(await neighboursOf(second, 'status=new&sort=newest')).toMatchObject({
    previous: { name: 'Third' },
    next: { name: 'First' },
    total: 3,
  })
  expect(await neighboursOf(third, 'status=new&sort=newest')).toMatchObject({
    next: { name: 'First' },
    total: 2,
  })
  await applicants.open(employer.actor, { jobId: job.id, id: third })
  expect((await neighboursOf(first.id, 'status=new&sort=newest')).previous).toMatchObject({
    name: 'Third',
  })
  // Unknown URL parameters are ignored.
  expect((await neighboursOf(third, 'status=x&sort=%00&after=%27')).total).toBe(3)
})

test('the arrows lead from the longest wait to the next, also after an answer', async () => {
  const { employer, job, key: first } = await aTeam(server, { fullName: 'First' })
  const ids = [first.id]
  for (const fullName of ['Second', 'Third']) {
    const applicant = await aLoggedInPerson(server)
    ids.push(await applyFor(server, { applicant, jobId: job.id, overrides: { fullName } }))
  }
  const waiting = async (id: string) =>
    (await team.open(employer.actor, { jobId: job.id, id, list: 'status=waiting' })).neighbours

  expect(await waiting(first.id)).toMatchObject({ previous: null, next: { name: 'Second' } })
  await applicants.setStage(employer.actor, first, { status: 'rejected' })

  expect(await waiting(first.id)).toMatchObject({ position: 1, next: { name: 'Second' }, total: 3 })
  expect(await waiting(ids[1] ?? '')).toMatchObject({ previous: null, next: { name: 'Third' } })
})

test('colleagues read neither a message that is not sent yet, nor the name of one who is suspended', async () => {
  const { applicant, employer, tom, key } = await aTeam(server)
  await writeToEmployer(server, applicant.actor, key.id, 'I will.')
  await look(key.id, tom.cookies)
  const seen = async () => {
    const { history } = await team.open(employer.actor, key)
    const present = await listOthersPresent(db, {
      applicationId: key.id,
      accountId: employer.actor.id,
    })
    return [history.filter(({ kind }) => kind === 'written').length, present]
  }
  expect(await seen()).toEqual([1, ['Tom Hart']])

  await db
    .updateTable('applicationMessage')
    .set({ sentAt: null })
    .where('applicationId', '=', key.id)
    .execute()
  const suspendedAt = new Date().toISOString()
  await db.updateTable('account').set({ suspendedAt }).where('id', '=', tom.actor.id).execute()

  expect(await seen()).toEqual([0, []])
})
