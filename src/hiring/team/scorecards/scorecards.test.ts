import { expect, test } from 'vitest'
import { anApplication } from '#tests/support/applications.ts'
import { aTeam, deleteAccount } from '#tests/support/team.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { services, db } = server
const { applicants, own, scorecards, team } = services.applications

type Scene = Awaited<ReturnType<typeof aTeam>>

const named = (...names: string[]) => names.map((name) => ({ id: '', name }))

async function aScoredJob() {
  const scene = await aTeam(server)
  const form = { version: 0, criteria: named('Nights', 'How they write'), isSure: false }
  await scorecards.change(scene.employer.actor, scene.job.id, form)
  const { criteria } = await scorecards.find(scene.employer.actor, scene.job.id)
  const [nights = '', writing = ''] = criteria.map(({ id }) => id)
  return { ...scene, criteria, nights, writing }
}

const give = (
  who: Scene['tom'],
  key: Scene['key'],
  [criterionId, score, reason = '']: [string, 1 | 2 | 3 | 4 | 5, string?],
) => scorecards.score(who.actor, key, [{ criterionId, score, reason }])

const linesFor = async (who: Scene['tom'], key: Scene['key']) =>
  (await team.open(who.actor, key)).scorecard

test('a job without a scorecard suggests one that fits its field', async () => {
  const { employer, reader, job } = await aTeam(server)
  await db.updateTable('job').set({ category: 'nursing' }).where('id', '=', job.id).execute()

  const { criteria, suggestions } = await scorecards.find(employer.actor, job.id)
  expect([criteria, suggestions]).toEqual([
    [],
    ['Experience in care', 'Nights and weekends', 'How they write', 'Registration'],
  ])
  expect(await scorecards.find(reader.actor, job.id)).toMatchObject({ mayChange: false })
})

test('nobody sees a colleague’s score before they have scored the same', async () => {
  const { employer, tom, key, nights } = await aScoredJob()
  await give(tom, key, [nights, 5, 'Four years of them'])

  expect(await linesFor(employer, key)).toMatchObject([
    { name: 'Nights', own: null, others: null, otherCount: 1, average: null },
    { name: 'How they write', own: null, others: null, otherCount: 0 },
  ])
  expect(JSON.stringify(await team.open(employer.actor, key))).not.toContain('Four years')

  await give(employer, key, [nights, 2])
  expect(await linesFor(employer, key)).toMatchObject([
    {
      own: { score: 2, reason: '' },
      others: [{ author: 'Tom Hart', score: 5, reason: 'Four years of them' }],
      average: 3.5,
    },
    { others: null },
  ])
  expect((await linesFor(tom, key))[0]?.average).toBe(3.5)
})

test('a single score has no average, and the last one of a person counts', async () => {
  const { employer, key, nights } = await aScoredJob()
  await Promise.all([give(employer, key, [nights, 2]), give(employer, key, [nights, 2])])
  await give(employer, key, [nights, 4, 'Rang her'])

  expect(await linesFor(employer, key)).toMatchObject([
    { own: { score: 4, reason: 'Rang her' }, others: [], average: null },
    {},
  ])
})

test('a reader reads the scores and gives none', async () => {
  const { tom, reader, key, nights, job } = await aScoredJob()
  await give(tom, key, [nights, 5])

  await expect(give(reader, key, [nights, 1])).rejects.toMatchObject({ code: 'not_found' })
  const form = { version: 1, criteria: [], isSure: true }
  await expect(scorecards.change(reader.actor, job.id, form)).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await linesFor(reader, key))[0]?.others).toMatchObject([{ author: 'Tom Hart' }])
})

test('scores are for the criteria of this job alone', async () => {
  const { key, nights } = await aScoredJob()
  const other = await anApplication(server)

  await expect(
    scorecards.score(other.employer.actor, other.key, [
      { criterionId: nights, score: 1, reason: '' },
    ]),
  ).rejects.toMatchObject({ code: 'changed_by_colleague' })
  await expect(give(other.employer, key, [nights, 1])).rejects.toMatchObject({ code: 'not_found' })
})

test('scores decide nothing and reach no applicant', async () => {
  const { applicant, employer, tom, key, nights, job } = await aScoredJob()
  await give(tom, key, [nights, 1, 'Came late'])
  await give(employer, key, [nights, 1, 'Came late'])

  expect(await own.find(applicant.actor, key.id)).toMatchObject({ status: 'new' })
  const seen = [await own.find(applicant.actor, key.id), await own.list(applicant.actor)]
  expect(JSON.stringify(seen)).not.toContain('Came late')
  expect((await applicants.list(employer.actor, job.id)).items).toMatchObject([{ status: 'new' }])
})

test('a reason that plans a demand is refused beside its line', async () => {
  const { employer, key, nights } = await aScoredJob()
  await expect(
    give(employer, key, [nights, 3, 'Ask her for £2,900 towards the certificate.']),
  ).rejects.toMatchObject({ code: 'invalid_input', problems: [{ field: `why-${nights}` }] })
})

test('of two who change a scorecard at once one is told who was first', async () => {
  const { employer, tom, job } = await aTeam(server)
  const change = (who: Scene['tom'], ...names: string[]) =>
    scorecards.change(who.actor, job.id, { version: 0, criteria: named(...names), isSure: false })

  const outcomes = await Promise.allSettled([change(employer, 'Nights'), change(tom, 'Shifts')])

  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'changed_by_colleague' } }])
  expect(String((refused[0] as PromiseRejectedResult).reason)).toMatch(
    /(?:Tom Hart|Ada Obi) changed this scorecard at /,
  )
  const { criteria, version } = await scorecards.find(tom.actor, job.id)
  expect([criteria.length, version]).toEqual([1, 1])
})

test('the same form sent again changes nothing', async () => {
  const { employer, job, criteria } = await aScoredJob()
  const form = { version: 0, criteria: named('Nights', 'How they write'), isSure: false }
  await scorecards.change(employer.actor, job.id, form)
  expect(await scorecards.find(employer.actor, job.id)).toMatchObject({ criteria, version: 1 })
})

test('a criterion that is renamed keeps its scores; one taken away takes them, after a question', async () => {
  const { employer, job, key, nights, writing } = await aScoredJob()
  await give(employer, key, [nights, 4])
  await give(employer, key, [writing, 2])
  const renamed = { version: 1, criteria: [{ id: nights, name: 'Night work' }], isSure: false }

  await expect(scorecards.change(employer.actor, job.id, renamed)).rejects.toMatchObject({
    code: 'scores_go',
    problems: [{ field: 'isSure', message: expect.stringContaining('The score for ‘How they') }],
  })
  expect(await linesFor(employer, key)).toHaveLength(2)

  await scorecards.change(employer.actor, job.id, { ...renamed, isSure: true })
  expect(await linesFor(employer, key)).toMatchObject([{ name: 'Night work', own: { score: 4 } }])
})

test('the same line twice is refused beside the second', async () => {
  const { employer, job } = await aTeam(server)
  const form = { version: 0, criteria: named('Nights', 'nights'), isSure: false }
  await expect(scorecards.change(employer.actor, job.id, form)).rejects.toMatchObject({
    problems: [{ field: 'name-1' }],
  })
})

test('scores stay without a name when their giver’s account goes', async () => {
  const { employer, tom, key, nights } = await aScoredJob()
  await give(tom, key, [nights, 5])
  await give(employer, key, [nights, 4])

  await deleteAccount(server, tom.actor.id)

  expect((await linesFor(employer, key))[0]).toMatchObject({
    others: [{ author: 'A former colleague', score: 5 }],
    average: 4.5,
  })
})
