import { expect, test } from 'vitest'
import { anApplication } from '#tests/support/applications.ts'
import { aTeam, deleteAccount } from '#tests/support/team.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readTeamWork } from '#hiring/team/team.personal-data.ts'

const server = await openTestServer()
const { app, db, services } = server
const { applicants, notes, own, team } = services.applications

type Who = Parameters<typeof team.open>[0]
type Key = { jobId: string; id: string }

const notesFor = async (who: Who, key: Key) => (await team.open(who, key)).notes

test('notes stand in order, each with its author, and the reader’s own are theirs', async () => {
  const { employer, tom, reader, key } = await aTeam(server)
  await notes.add(employer.actor, key, { note: 'Asked about the bus.' })
  await notes.add(tom.actor, key, { note: 'Knows dialysis.' })

  expect(await notesFor(employer.actor, key)).toMatchObject([
    { author: 'You', isOwn: true, text: 'Asked about the bus.', editedAt: null },
    { author: 'Tom Hart', isOwn: false, text: 'Knows dialysis.' },
  ])
  expect(await notesFor(reader.actor, key)).toMatchObject([
    { author: 'Ada Obi', isOwn: false },
    { author: 'Tom Hart', isOwn: false },
  ])
})

test('a note is marked in the list, and all of them are in the download', async () => {
  const { employer, tom, job, key } = await aTeam(server)
  expect((await applicants.list(employer.actor, job.id)).items[0]?.hasNote).toBe(false)
  await notes.add(tom.actor, key, { note: 'Knows dialysis.' })
  await notes.add(employer.actor, key, { note: '=SUM(A1)' })

  const { items } = await applicants.list(employer.actor, job.id)
  const { cookies } = employer
  const csv = await app.inject({ url: `/api/v1/post/${job.id}/applicants.csv`, cookies })

  expect(items[0]?.hasNote).toBe(true)
  expect(csv.body).toMatch(/"Tom Hart, \d+ \w+ \d{4}: Knows dialysis\.\nAda Obi, .*: =SUM\(A1\)"/)
})

test('only who wrote a note changes or deletes it', async () => {
  const { employer, tom, reader, key } = await aTeam(server)
  await notes.add(tom.actor, key, { note: 'Knows dialysis.' })
  const [note] = await notesFor(tom.actor, key)
  const noteId = note?.id ?? ''
  const change = { noteId, edit: 'Knows nothing.', editVersion: 1 }

  for (const who of [employer, reader]) {
    await expect(notes.change(who.actor, key, change)).rejects.toMatchObject({ code: 'not_found' })
    await expect(notes.remove(who.actor, key, noteId)).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(await notesFor(tom.actor, key)).toMatchObject([{ text: 'Knows dialysis.' }])

  await notes.change(tom.actor, key, { ...change, edit: 'Led nights.' })
  expect(await notesFor(tom.actor, key)).toMatchObject([
    { text: 'Led nights.', editedAt: expect.any(String), version: 2 },
  ])
  await notes.remove(tom.actor, key, noteId)
  await notes.remove(tom.actor, key, noteId)
  expect(await notesFor(tom.actor, key)).toEqual([])
})

test('a reader reads notes and writes none; somebody removed does neither', async () => {
  const { tom, reader, organisationId, key, employer } = await aTeam(server)
  await notes.add(tom.actor, key, { note: 'Knows dialysis.' })
  await expect(notes.add(reader.actor, key, { note: 'Mine' })).rejects.toMatchObject({
    code: 'not_found',
  })

  await services.organisations.members.remove(employer.actor, {
    organisationId,
    accountId: tom.actor.id,
  })

  await expect(notes.add(tom.actor, key, { note: 'Again' })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(team.open(tom.actor, key)).rejects.toMatchObject({ code: 'not_found' })
  // A note keeps its author’s name, as a message does.
  expect(await notesFor(employer.actor, key)).toMatchObject([{ author: 'Tom Hart' }])
})

test('a note of another applicant is not found here', async () => {
  const { employer, key } = await aTeam(server)
  const other = await anApplication(server)
  await notes.add(other.employer.actor, other.key, { note: 'Theirs' })
  const [note] = await notesFor(other.employer.actor, other.key)
  const change = { noteId: note?.id ?? '', edit: 'Mine', editVersion: 1 }

  await expect(notes.change(employer.actor, key, change)).rejects.toMatchObject({
    code: 'not_found',
  })
  await notes.remove(employer.actor, key, note?.id ?? '')
  expect(await notesFor(other.employer.actor, other.key)).toMatchObject([{ text: 'Theirs' }])
})

test('the same form sent twice at once is one note, with another text it is two', async () => {
  const { employer, key } = await aTeam(server)
  const form = { note: 'Call on Monday.', noteForm: 'f0rm' }

  await Promise.all([1, 2, 3].map(() => notes.add(employer.actor, key, form)))
  expect(await notesFor(employer.actor, key)).toHaveLength(1)

  await notes.add(employer.actor, key, { ...form, note: 'Call on Tuesday.' })
  expect(await notesFor(employer.actor, key)).toHaveLength(2)
})

test('of two changes at once one is told that the other came first', async () => {
  const { employer, key } = await aTeam(server)
  await notes.add(employer.actor, key, { note: 'Call.' })
  const [note] = await notesFor(employer.actor, key)
  const change = (edit: string) =>
    notes.change(employer.actor, key, { noteId: note?.id ?? '', edit, editVersion: 1 })

  const outcomes = await Promise.allSettled([change('Call on Monday.'), change('Do not call.')])

  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([
    { reason: { code: 'changed_by_colleague', problems: [{ field: 'edit' }] } },
  ])
  expect(String((refused[0] as PromiseRejectedResult).reason)).toContain('You changed this note')
  expect((await notesFor(employer.actor, key))[0]?.version).toBe(2)
})

test.each([
  ['nothing', '  '],
  ['too much', 'x'.repeat(5001)],
])('%s is no note', async (_, note) => {
  const { employer, key } = await aTeam(server)
  await expect(notes.add(employer.actor, key, { note })).rejects.toMatchObject({
    code: 'invalid_input',
    problems: [{ field: 'note' }],
  })
})

test('the applicant learns of no note and no colleague, and neither does their export', async () => {
  const { applicant, employer, tom, key } = await aTeam(server)
  await notes.add(tom.actor, key, { note: 'Not punctual' })
  await applicants.setStage(tom.actor, key, { status: 'interview' })
  await applicants.open(employer.actor, key)

  const seen = JSON.stringify([
    await own.find(applicant.actor, key.id),
    await own.list(applicant.actor),
    await Array.fromAsync(readTeamWork(db, applicant.actor.id)),
  ])
  expect(seen).toContain(key.id)
  expect(seen).not.toMatch(/punctual|Hart/)
  expect(await Array.fromAsync(readTeamWork(db, tom.actor.id))).toMatchObject([
    { applicationId: key.id, note: 'Not punctual' },
    { applicationId: key.id, kind: 'status', status: 'interview' },
  ])
})

test('with the account of its author a note loses the name, and stays with the colleagues', async () => {
  const { employer, tom, key } = await aTeam(server)
  await notes.add(tom.actor, key, { note: 'Knows dialysis.' })
  await applicants.setStage(tom.actor, key, { status: 'interview' })

  await deleteAccount(server, tom.actor.id)

  const page = await team.open(employer.actor, key)
  expect(page.notes).toMatchObject([{ author: 'A former colleague', text: 'Knows dialysis.' }])
  expect(page.history).toMatchObject([{ kind: 'sent' }, { kind: 'status', who: null }])
})

test('with the last member everything that was written about applicants goes', async () => {
  const { employer, key, id, job } = await anApplication(server)
  await notes.add(employer.actor, key, { note: 'Not punctual' })
  const { scorecards, shortlists } = services.applications
  await scorecards.change(employer.actor, job.id, {
    version: 0,
    criteria: [{ id: '', name: 'Nights' }],
    isSure: false,
  })
  const addition = { list: '', listName: 'Spring', listReason: '' }
  await shortlists.add(employer.actor, key, addition)

  await deleteAccount(server, employer.actor.id)

  const left = await Promise.all([
    db.selectFrom('applicationNote').select('id').where('applicationId', '=', id).execute(),
    db.selectFrom('scorecardCriterion').select('id').where('jobId', '=', job.id).execute(),
    db.selectFrom('shortlistEntry').selectAll().where('applicationId', '=', id).execute(),
  ])
  expect(left).toEqual([[], [], []])
})

test('with the applicant everything that was written about them goes', async () => {
  const { applicant, tom, key, id } = await aTeam(server)
  await notes.add(tom.actor, key, { note: 'Kind' })
  await team.look(tom.actor, id)

  await deleteAccount(server, applicant.actor.id)

  const notesLeft = db.selectFrom('applicationNote').select('id').where('applicationId', '=', id)
  expect(await notesLeft.execute()).toEqual([])
  await expect(team.open(tom.actor, key)).rejects.toMatchObject({ code: 'not_found' })
})
