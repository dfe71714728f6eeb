import { expect, test } from 'vitest'
import {
  anApplication,
  anApplicationToUnproved,
  aPostedJob,
  applyFor,
  aLoggedInPerson,
} from '#tests/support/applications.ts'
import { aTeam } from '#tests/support/team.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { own, shortlists, team } = services.applications

const onNew = (listName: string, listReason = '') => ({ list: '', listName, listReason })

test('a list is shared by the organisation, across its jobs, with who added whom and why', async () => {
  const { employer, tom, reader, organisationId, key } = await aTeam(server)
  const other = await aPostedJob(db, employer.actor, {
    organisationId,
    poster: 'proved',
    title: 'Day nurse',
  })
  const applicant = await aLoggedInPerson(server)
  const overrides = { fullName: 'Grace Mensah' }
  const id = await applyFor(server, { applicant, jobId: other.id, overrides })

  await shortlists.add(tom.actor, key, onNew('Night nurses, spring', 'Knows dialysis'))
  const [list] = (await shortlists.list(employer.actor, organisationId)).lists
  await shortlists.add(
    employer.actor,
    { jobId: other.id, id },
    { ...onNew(''), list: list?.id ?? '' },
  )

  expect(list).toMatchObject({ name: 'Night nurses, spring', count: 1 })
  const opened = await shortlists.open(reader.actor, organisationId, list?.id ?? '')
  expect(opened).toMatchObject({ mayChange: false, list: { name: 'Night nurses, spring' } })
  expect(opened.entries).toMatchObject([
    { name: 'Grace Mensah', title: 'Day nurse', status: 'new', addedBy: 'Ada Obi', reason: '' },
    { name: 'Ada Obi', addedBy: 'Tom Hart', reason: 'Knows dialysis' },
  ])
  expect((await team.open(tom.actor, key)).lists).toMatchObject([
    { name: 'Night nurses, spring', entry: { addedBy: 'You', reason: 'Knows dialysis' } },
  ])
})

test('two who begin the same list at once share one, and nobody is on it twice', async () => {
  const { employer, tom, organisationId, key } = await aTeam(server)

  await Promise.all([
    shortlists.add(employer.actor, key, onNew('Spring')),
    shortlists.add(tom.actor, key, onNew('SPRING')),
    shortlists.add(tom.actor, key, onNew('Spring')),
  ])

  expect((await shortlists.list(tom.actor, organisationId)).lists).toMatchObject([{ count: 1 }])
})

test('a reader puts nobody on a list and deletes none', async () => {
  const { employer, reader, organisationId, key } = await aTeam(server)
  await shortlists.add(employer.actor, key, onNew('Spring'))
  const [list] = (await shortlists.list(reader.actor, organisationId)).lists
  const id = list?.id ?? ''

  await expect(shortlists.add(reader.actor, key, onNew('Mine'))).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(shortlists.remove(reader.actor, key, id)).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(shortlists.removeList(reader.actor, organisationId, id)).rejects.toMatchObject({
    code: 'forbidden',
  })
})

test('a foreign organisation has no part in a list', async () => {
  const { employer, organisationId, key } = await aTeam(server)
  const other = await aTeam(server)
  await shortlists.add(employer.actor, key, onNew('Spring'))
  const [list] = (await shortlists.list(employer.actor, organisationId)).lists
  const id = list?.id ?? ''

  for (const attempt of [
    () => shortlists.list(other.employer.actor, organisationId),
    () => shortlists.open(other.employer.actor, organisationId, id),
    () => shortlists.open(other.employer.actor, other.organisationId, id),
    () => shortlists.removeList(other.employer.actor, organisationId, id),
    () => shortlists.remove(other.employer.actor, other.key, id),
    () => shortlists.add(other.employer.actor, key, onNew('Theirs')),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
  await expect(
    shortlists.add(other.employer.actor, other.key, { ...onNew(''), list: id }),
  ).rejects.toMatchObject({ code: 'invalid_input', problems: [{ field: 'list' }] })
  await shortlists.removeList(other.employer.actor, other.organisationId, id)

  expect((await shortlists.open(employer.actor, organisationId, id)).entries).toHaveLength(1)
})

test('who withdraws stays marked, who is taken off is gone, and so is the list', async () => {
  const { applicant, employer, organisationId, key } = await aTeam(server)
  await shortlists.add(employer.actor, key, onNew('Spring'))
  const [list] = (await shortlists.list(employer.actor, organisationId)).lists
  const id = list?.id ?? ''
  await own.withdraw(applicant.actor, key.id)

  const entries = async () => (await shortlists.open(employer.actor, organisationId, id)).entries
  expect(await entries()).toMatchObject([{ withdrawnAt: expect.any(String) }])
  await expect(shortlists.add(employer.actor, key, onNew('Other'))).rejects.toMatchObject({
    code: 'withdrawn',
  })
  await shortlists.remove(employer.actor, key, id)
  await shortlists.remove(employer.actor, key, id)
  expect(await entries()).toEqual([])
  await shortlists.removeList(employer.actor, organisationId, id)
  await expect(entries()).rejects.toMatchObject({ code: 'not_found' })
})

test('applicants of a removed job leave the lists, and details that are withheld stay so', async () => {
  const { employer, job, organisationId, key } = await anApplicationToUnproved(server, {
    overrides: { fullName: 'Grace Mensah-Owusu' },
  })
  await shortlists.add(employer.actor, key, onNew('Spring'))
  const [list] = (await shortlists.list(employer.actor, organisationId)).lists
  const open = () => shortlists.open(employer.actor, organisationId, list?.id ?? '')
  expect(JSON.stringify(await open())).not.toContain('Mensah')
  expect((await open()).entries).toMatchObject([{ name: 'Ada' }])

  await db.updateTable('job').set({ status: 'removed' }).where('id', '=', job.id).execute()

  expect((await open()).entries).toEqual([])
  expect((await shortlists.list(employer.actor, organisationId)).lists).toMatchObject([
    { count: 0 },
  ])
})

test.each([
  ['no list', onNew(''), 'list'],
  ['a name that plans a demand', onNew('Ask her for £2,900 for the certificate'), 'listName'],
  [
    'a reason that plans a demand',
    onNew('Spring', 'Ask her for £2,900 for the certificate'),
    'listReason',
  ],
])('%s is refused beside its field', async (_, addition, field) => {
  const { employer, key } = await anApplication(server)
  await expect(shortlists.add(employer.actor, key, addition)).rejects.toMatchObject({
    code: 'invalid_input',
    problems: [{ field }],
  })
})

test('who is taken off one list stays on the others, which stay when that one goes', async () => {
  const { employer, organisationId, key } = await aTeam(server)
  await shortlists.add(employer.actor, key, onNew('Spring'))
  await shortlists.add(employer.actor, key, onNew('Winter'))
  const counts = async () =>
    (await shortlists.list(employer.actor, organisationId)).lists
      .map(({ name, count }) => `${name} ${count}`)
      .toSorted()
  const { lists } = await shortlists.list(employer.actor, organisationId)
  const spring = lists.find(({ name }) => name === 'Spring')?.id ?? ''

  await shortlists.remove(employer.actor, key, spring)
  expect(await counts()).toEqual(['Spring 0', 'Winter 1'])
  await shortlists.removeList(employer.actor, organisationId, spring)
  expect(await counts()).toEqual(['Winter 1'])
})
