import { expect, test } from 'vitest'
import { anAdmin } from '#tests/support/admin.ts'
import {
  aLoggedInPerson,
  anApplication,
  anApplicationToUnproved,
  applyFor,
  aPostedJob,
  asSource,
} from '#tests/support/applications.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { aCase, aDecision } from '#tests/support/cases.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { aPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { newId } from '#platform/secrets/new-id.ts'

const server = await openTestServer()
const { app, db, services } = server
const { desk, reports } = services.moderation
const admin = await anAdmin(db)

const DAY_MS = 86_400_000
const OLD = { createdAt: new Date(Date.now() - 8 * DAY_MS).toISOString() }
const DEMAND = 'Kindly send £900 for your certificate of sponsorship to me before Friday.'

let network = 0
/** An address in a network of its own. */
const anotherNetwork = () => `81.${Math.floor(network / 250)}.${(network += 1) % 250}.7`

async function report(
  fields: Record<string, string>,
  { ip = anotherNetwork(), actor = null }: { ip?: string; actor?: { id: string } | null } = {},
) {
  const openedAt = services.formTimestamps.stamp(Date.now() - 10_000)
  const source = await asSource({
    openedAt,
    subjectLine: '',
    reason: 'money',
    words: 'x',
    ...fields,
  })
  await using form = await reports.receive({ ip }, source)
  const answer: unknown = await reports.submit({ visitor: { ip }, actor }, form)
  return answer
}

const isFrozen = async (organisationId: string | null) => {
  const row = db.selectFrom('organisation').select('frozenAt')
  const { frozenAt } = await row.where('id', '=', organisationId).executeTakeFirstOrThrow()
  return frozenAt !== null
}

const openCases = (organisationId: string | null) =>
  db
    .selectFrom('moderationCase')
    .select(['id', 'kind', 'risk', 'freezes', 'reasons', 'jobId'])
    .where('organisationId', '=', organisationId)
    .where('status', '<>', 'decided')
    .execute()

/** A message that the employer has sent, before a rule knew its words. */
async function aMessage(applicationId: string, body: string) {
  const row = { id: newId(), applicationId, side: 'employer' as const, body }
  const values = { ...row, sentAt: new Date().toISOString() }
  await db.insertInto('applicationMessage').values(values).execute()
  return row.id
}

async function anApplicant(jobId: string, overrides = OLD) {
  const applicant = await aLoggedInPerson(server, overrides)
  const id = await applyFor(server, { applicant, jobId })
  return { actor: applicant.actor, id }
}

test('nobody we know, and no new account, freezes a proved organisation: the desk is called', async () => {
  const { job, applicant } = await anApplication(server)
  const stranger = await aLoggedInPerson(server)

  for (let count = 0; count < 4; count += 1) await report({ job: job.id })
  await report({ job: job.id }, { actor: stranger.actor })
  // Both are new here, whatever they did.
  await report({ job: job.id, words: DEMAND }, { actor: applicant.actor })

  expect(await isFrozen(job.organisationId)).toBe(false)
  expect((await services.jobs.find(job.id))?.isOpen).toBe(true)
  const [found, ...others] = await openCases(job.organisationId)
  expect([found?.kind, found?.risk, found?.freezes, others]).toEqual(['report', 1, false, []])
})

test('two older accounts on different networks freeze it, if one has applied there', async () => {
  const { job } = await anApplication(server)
  const { actor: applicant } = await anApplicant(job.id)
  const other = (await aLoggedInPerson(server, OLD)).actor

  await report({ job: job.id }, { actor: applicant })
  expect(await isFrozen(job.organisationId)).toBe(false)
  await report({ job: job.id }, { actor: other })
  expect(await isFrozen(job.organisationId)).toBe(true)
  expect((await openCases(job.organisationId)).map(({ freezes }) => freezes)).toEqual([true])
})

test.each<[string, (job: string) => Promise<void>]>([
  [
    'one person twice',
    async (job) => {
      const { actor } = await anApplicant(job)
      await report({ job }, { actor })
      await report({ job, words: 'Again' }, { actor })
    },
  ],
  [
    'two on one network',
    async (job) => {
      const { actor } = await anApplicant(job)
      await report({ job }, { actor, ip: '82.1.1.7' })
      await report({ job }, { actor: (await anApplicant(job)).actor, ip: '82.1.1.8' })
    },
  ],
  [
    'two who have not applied',
    async (job) => {
      for (let count = 0; count < 2; count += 1)
        await report({ job }, { actor: (await aLoggedInPerson(server, OLD)).actor })
    },
  ],
  [
    'an applicant whose account is new',
    async (job) => {
      await report({ job }, { actor: (await anApplicant(job, { createdAt: isoNow() })).actor })
      await report({ job }, { actor: (await aLoggedInPerson(server, OLD)).actor })
    },
  ],
  [
    'an applicant and somebody without an account',
    async (job) => {
      await report({ job }, { actor: (await anApplicant(job)).actor })
      await report({ job })
    },
  ],
  [
    'a report with nothing to show',
    async (job) => {
      await report({ job, words: '' }, { actor: (await anApplicant(job)).actor })
      await report({ job }, { actor: (await anApplicant(job)).actor })
    },
  ],
  [
    'a report of something else',
    async (job) => {
      await report({ job, reason: 'identity' }, { actor: (await anApplicant(job)).actor })
      await report({ job }, { actor: (await anApplicant(job)).actor })
    },
  ],
])('%s is not two reporters', async (_, tell) => {
  const { job } = await anApplication(server)
  await tell(job.id)
  expect(await isFrozen(job.organisationId)).toBe(false)
})

test('of two reports at the same moment, about two adverts, the second freezes', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { job, employer } = await anApplication(server)
    const { organisationId } = job
    const another = await aPostedJob(db, employer.actor, { organisationId })
    const { actor: applicant } = await anApplicant(job.id)
    const { actor: other } = await anApplicant(job.id)

    await Promise.all([
      report({ job: job.id }, { actor: applicant }),
      report({ job: another.id }, { actor: other }),
    ])

    expect(await isFrozen(organisationId)).toBe(true)
  }
})

test('an applicant who quotes a demand to them here freezes it alone', async () => {
  const { job, applicant, id } = await anApplication(server)
  await aMessage(id, `Good morning. ${DEMAND}`)
  const words = 'They wrote “send £900 for your certificate of sponsorship”, is that right?'
  await report({ job: job.id, words }, { actor: applicant.actor })

  expect(await isFrozen(job.organisationId)).toBe(true)
})

test('a second freeze ends with its decision, although an earlier one was decided', async () => {
  const { job, id, applicant } = await anApplication(server)
  const second = await anApplicant(job.id)
  for (const { to, actor } of [
    { to: id, actor: applicant.actor },
    { to: second.id, actor: second.actor },
  ]) {
    await aMessage(to, DEMAND)
    await report({ job: job.id, words: DEMAND }, { actor })
    expect(await isFrozen(job.organisationId)).toBe(true)

    const open = await openCases(job.organisationId)
    for (const found of open) await desk.decide(admin, found.id, aDecision('publish'))
    expect(await isFrozen(job.organisationId)).toBe(false)
  }
})

test('so does one who reports that message', async () => {
  const { job, applicant, id } = await anApplication(server)
  const message = await aMessage(id, DEMAND)
  await report({ message }, { actor: applicant.actor })

  expect(await isFrozen(job.organisationId)).toBe(true)
})

test.each<[string, (sent: Awaited<ReturnType<typeof anApplication>>) => Promise<void>]>([
  [
    'a message that asks for nothing',
    async ({ id, applicant }) => {
      const message = await aMessage(id, 'Can you come and see us on Tuesday at ten?')
      await report({ message }, { actor: applicant.actor })
    },
  ],
  [
    'somebody else’s message',
    async ({ id }) => {
      const message = await aMessage(id, DEMAND)
      const { actor } = await aLoggedInPerson(server, OLD)
      await report({ message, words: DEMAND }, { actor })
      await report({ message, words: DEMAND })
    },
  ],
  [
    'a message that the reporter wrote',
    async ({ id, applicant, job }) => {
      const row = { id: newId(), applicationId: id, side: 'applicant' as const, body: DEMAND }
      const values = { ...row, sentAt: isoNow() }
      await db.insertInto('applicationMessage').values(values).execute()
      await report({ job: job.id, words: DEMAND }, { actor: applicant.actor })
    },
  ],
  [
    'a message of another employer',
    async ({ applicant, job }) => {
      const { job: elsewhere } = await anApplicationToUnproved(server)
      const id = await applyFor(server, { applicant, jobId: elsewhere.id })
      await aMessage(id, DEMAND)
      await report({ job: job.id, words: DEMAND }, { actor: applicant.actor })
    },
  ],
  [
    'a demand without a word of it',
    async ({ id, applicant, job }) => {
      await aMessage(id, DEMAND)
      await report({ job: job.id, words: 'They want money from me.' }, { actor: applicant.actor })
    },
  ],
])('%s freezes nothing', async (_, tell) => {
  const sent = await anApplication(server)
  await tell(sent)
  expect(await isFrozen(sent.job.organisationId)).toBe(false)
})

test('after a false alarm two reporters are not enough for a week, a quotation is', async () => {
  const { job, applicant, id } = await anApplication(server)
  const { organisationId } = job
  const twoReport = async () => {
    for (let count = 0; count < 2; count += 1)
      await report({ job: job.id }, { actor: (await anApplicant(job.id)).actor })
  }
  const applicants = [await anApplicant(job.id), await anApplicant(job.id)]
  await twoReport()
  const [found] = await openCases(organisationId)
  await desk.decide(admin, found?.id ?? '', aDecision('publish'))
  expect(await isFrozen(organisationId)).toBe(false)

  for (const { actor } of applicants) await report({ job: job.id }, { actor })
  expect(await isFrozen(organisationId)).toBe(false)
  await aMessage(id, DEMAND)
  await report({ job: job.id, words: DEMAND }, { actor: applicant.actor })
  expect(await isFrozen(organisationId)).toBe(true)
})

test('what the desk has read and found harmless freezes nothing again, what comes after does', async () => {
  const { job, applicant, id } = await anApplication(server)
  const { organisationId } = job
  const quote = () => report({ job: job.id, words: DEMAND }, { actor: applicant.actor })
  await aMessage(id, DEMAND)
  await quote()
  const [alarm] = await openCases(organisationId)
  await desk.decide(admin, alarm?.id ?? '', aDecision('publish'))

  await quote()
  expect(await isFrozen(organisationId)).toBe(false)
  // It is a demand to everybody else, and a new one is a demand to them, too.
  const second = await anApplicant(job.id)
  await aMessage(second.id, DEMAND)
  await report({ job: job.id, words: DEMAND }, { actor: second.actor })
  expect(await isFrozen(organisationId)).toBe(true)
  for (const { id } of await openCases(organisationId))
    await desk.decide(admin, id, aDecision('publish'))
  await aMessage(id, DEMAND)
  await quote()
  expect(await isFrozen(organisationId)).toBe(true)
})

test('a demand that came after the report freezes, though the desk has called that a false alarm', async () => {
  const { job, applicant, id } = await anApplication(server)
  const { organisationId } = job
  const quote = () => report({ job: job.id, words: DEMAND }, { actor: applicant.actor })
  await quote()
  const sentAt = new Date().toISOString()
  const messageId = await aMessage(id, DEMAND)
  const second = await anApplicant(job.id)
  await aMessage(second.id, DEMAND)
  await report({ job: job.id, words: DEMAND }, { actor: second.actor })
  for (const { id: found } of await openCases(organisationId))
    await desk.decide(admin, found, aDecision('publish'))
  // The freeze had stopped it, before its email was sent.
  await db.updateTable('applicationMessage').set({ sentAt }).where('id', '=', messageId).execute()

  await quote()
  expect(await isFrozen(organisationId)).toBe(true)
})

test('a message that the desk has sent on is no demand', async () => {
  const { job, applicant, id } = await anApplication(server)
  const { organisationId } = job
  const messageId = await aMessage(id, DEMAND)
  const held = { kind: 'held-message', jobId: job.id, organisationId, messageId } as const
  const caseId = await aCase(db, { ...held, applicationId: id })
  await desk.decide(admin, caseId, aDecision('publish'))

  await report({ message: messageId, words: DEMAND }, { actor: applicant.actor })
  expect(await isFrozen(organisationId)).toBe(false)
})

test('who has an offer freezes it once, and not again after a false alarm', async () => {
  const { job, applicant, id } = await anApplication(server)
  const { organisationId } = job
  const demand = () =>
    reports.reportDemand(
      { visitor: { ip: anotherNetwork() }, actor: applicant.actor },
      { jobId: job.id, applicationId: id, words: 'They want £900.' },
    )
  await demand()
  expect(await isFrozen(organisationId)).toBe(true)
  for (const { id: found } of await openCases(organisationId))
    await desk.decide(admin, found, aDecision('publish'))

  await demand()
  expect(await isFrozen(organisationId)).toBe(false)
  expect(await openCases(organisationId)).toMatchObject([{ kind: 'report', risk: 1 }])
})

test('the reporter reads the same answer whatever happens', async () => {
  const proved = await anApplication(server)
  const unproved = await anApplicationToUnproved(server)
  // The page has nothing from here but this answer.
  const answers = [await report({ job: proved.job.id }), await report({ job: unproved.job.id })]

  expect(answers).toEqual([undefined, undefined])
  expect(await isFrozen(proved.job.organisationId)).toBe(false)
  expect(await isFrozen(unproved.job.organisationId)).toBe(true)
})

test('a freeze puts the other organisations of its owner before the desk, once', async () => {
  const { employer, job, organisationId } = await anApplicationToUnproved(server)
  const other = await aPostedJob(db, employer.actor, { employerName: 'Harbour View' })
  const bystander = await anOrganisation(server)
  await report({ job: job.id })
  expect(await isFrozen(organisationId)).toBe(true)

  const [found, ...more] = await openCases(other.organisationId)
  expect(more).toEqual([])
  expect(found).toMatchObject({ kind: 'report', risk: 2, jobId: null, freezes: false })
  expect(found?.reasons).toMatchObject([{ code: 'same-owner' }])
  expect(await isFrozen(other.organisationId)).toBe(false)
  expect(await openCases(bystander.id)).toEqual([])
  // The desk reads it and can decide it, though it is about no advert.
  expect((await desk.find(admin, found?.id ?? '')).title).toBe('Harbour View')
  const third = await aPostedJob(db, employer.actor, { employerName: 'Third' })
  await report({ job: third.id })
  expect(await openCases(other.organisationId)).toHaveLength(1)
  await desk.decide(admin, found?.id ?? '', aDecision('publish'))
  expect(await openCases(other.organisationId)).toEqual([])
})

test('an advert posted while its organisation is frozen is held, and the answer says why', async () => {
  const { employer, job } = await anApplicationToUnproved(server, {
    employerName: 'Reed Bank House',
  })
  await report({ job: job.id })
  const { cookies } = employer
  const { payload, headers } = await asMultipart(aPosting({ companyName: 'Reed Bank House' }))
  const url = '/api/v1/post'
  const answer = await app.inject({ method: 'POST', url, payload, headers, cookies })

  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    status: 'held',
    heldBecause: expect.stringMatching(/We look at it first; until then nobody can see this/),
  })
  const { _id: id } = answer.json<{ _id: string }>()
  expect(await services.jobs.find(id)).toBeNull()
  const shown = await app.inject({ url: `/api/v1/jobs/${id}` })
  expect(shown.statusCode).toBe(404)
})

function isoNow() {
  return new Date().toISOString()
}
