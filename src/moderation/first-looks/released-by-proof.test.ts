import { expect, test } from 'vitest'
import { ALL_JOBS } from '#hiring/dashboard/dashboard-paths.ts'
import { toStanding } from '#hiring/dashboard/pages/posted/load-posted.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aDecision, applyDecision } from '#tests/support/cases.ts'
import {
  aKnownDomain,
  anOrganisation,
  proofCodeTo,
  sendMails,
} from '#tests/support/organisations.ts'
import { mailsTo } from '#tests/support/account-calls.ts'
import { aVisitor } from '#tests/support/people.ts'
import { aForm, aTextPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer({ firstLook: 'unproved' })
const { db, mailbox, services } = server
const { postings, moderation, dashboard, organisations } = services

/** A rule holds these words. */
const HELD_WORDS = 'We offer a guaranteed visa.'
const ALL = { ...ALL_JOBS, page: 1 }

/** An NHS trust that nobody has proved, with adverts that its owner has posted in a row. */
async function aTrustWith(adverts: Record<string, string>[]) {
  const word = uniqueWord()
  const name = `${word} Teaching Hospitals NHS Trust`
  const trust = await anOrganisation(server, { name, legalName: name })
  const domain = `${word}th.nhs.uk`
  await aKnownDomain(db, domain, name)
  const ids: string[] = []
  const post = async (advert: Record<string, string>) => {
    const form = aForm(aTextPosting({ companyName: name, email: trust.actor.email, ...advert }))
    return (await postings.publish(trust.actor, form)).id
  }
  for (const advert of adverts) ids.push(await post(advert))
  return { ...trust, domain, ids, post }
}

type Trust = Awaited<ReturnType<typeof aTrustWith>>

/** Proves it by a code, as a person does, and lets the tasks run that this enqueues. */
async function prove({ id: organisationId, actor, domain }: Trust) {
  const email = `recruitment@${domain}`
  await organisations.proof.requestCode(aVisitor(), actor, { organisationId, email })
  await sendMails(server)
  const code = await proofCodeTo(server, email)
  expect(await organisations.proof.enterCode(aVisitor(), actor, { organisationId, code })).toBe(
    true,
  )
  await organisations.tend()
}

const caseOf = (jobId: string) =>
  db
    .selectFrom('moderationCase')
    .select(['id', 'status', 'reasons'])
    .where('jobId', '=', jobId)
    .executeTakeFirstOrThrow()

test('a proof publishes all adverts that were held for want of it, and closes their cases', async () => {
  const trust = await aTrustWith([{}, {}, {}, {}, {}, {}, {}])
  const held = await dashboard.jobs.list(trust.actor, ALL)
  expect(held.counts).toMatchObject({ held: 7, open: 0 })
  expect(held.jobs[0]?.held?.because).toMatch(/name a public body/)

  await prove(trust)

  const shown = await dashboard.jobs.list(trust.actor, ALL)
  expect(shown.counts).toMatchObject({ held: 0, open: 7 })
  expect(shown.jobs.map(({ held }) => held)).toEqual([null, null, null, null, null, null, null])
  const admin = await anAdmin(db)
  for (const id of trust.ids) {
    expect(await services.jobs.find(id)).toMatchObject({ isOpen: true, poster: 'proved' })
    const { id: caseId, status } = await caseOf(id)
    expect(status).toBe('decided')
    const own = await moderation.posters.find(trust.actor, caseId)
    expect(own).toMatchObject({ status: 'decided', provableId: null, publicId: id })
    expect(own.decisionReason).toMatch(/has proved who it is/)
    const desk = await moderation.desk.find(admin, caseId)
    expect(desk).toMatchObject({ status: 'decided', decisionReason: own.decisionReason })
  }
  expect((await moderation.desk.queue(admin, DECIDED)).items).not.toEqual([])
  await organisations.tend()
  await server.runTasks()
  const mails = await mailsTo(mailbox, trust.actor.email)
  const live = mails.filter(({ subject }) => subject.includes('live'))
  expect(live.map(({ subject }) => subject)).toEqual(['Your 7 jobs are live'])
  for (const id of trust.ids) expect(live[0]?.text).toContain(id)
})

const DECIDED = { search: '', kind: null, whose: null, status: 'decided', after: null } as const

test('what is held for more than the proof says only what is left', async () => {
  const trust = await aTrustWith([{ description: `Care for thirty people. ${HELD_WORDS}` }])
  const [id = ''] = trust.ids
  const before = await caseOf(id)
  expect(before.reasons.map(({ code }) => code)).toContain('N-01')
  expect(before.reasons.length).toBeGreaterThan(1)

  await prove(trust)
  await organisations.tend()

  const { status, reasons, id: caseId } = await caseOf(id)
  expect(status).toBe('open')
  expect(reasons.map(({ code }) => code)).not.toContain('N-01')
  expect(reasons).toHaveLength(1)
  const [row] = (await dashboard.jobs.list(trust.actor, ALL)).jobs
  const because = `${reasons[0]?.words}: ‘${reasons[0]?.quote}’.`
  expect(row?.held).toEqual({ because, caseId })
  expect(await moderation.posters.find(trust.actor, caseId)).toMatchObject({ provableId: null })
})

test('a proved poster who takes out what was held is on the site at once', async () => {
  const trust = await aTrustWith([{ description: `Care for thirty people. ${HELD_WORDS}` }])
  const [id = ''] = trust.ids
  await prove(trust)
  expect(await services.jobs.find(id)).toBeNull()

  const values = aTextPosting({ companyName: trust.name, email: trust.actor.email })
  await postings.change(trust.actor, id, aForm(values))

  expect(await caseOf(id)).toMatchObject({ status: 'decided' })
  expect(await services.jobs.find(id)).toMatchObject({ isOpen: true })
})

test('the adverts of a suspended organisation leave the queue, and its owner is not asked to prove it', async () => {
  const trust = await aTrustWith([{}, {}])
  const [first = '', second = ''] = trust.ids
  const admin = await anAdmin(db)
  const { id: caseId } = await caseOf(first)
  await moderation.desk.decide(admin, caseId, aDecision('suspend'))
  await moderation.maintainFirstLooks()
  expect(await caseOf(second)).toMatchObject({ status: 'open' })

  await applyDecision(server, caseId)

  expect(await caseOf(second)).toMatchObject({ status: 'decided' })
  const [own] = await organisations.list(trust.actor)
  expect(own).toMatchObject({ isSuspended: true })
  expect(toStanding(own ? [own] : [])).toBeNull()
})

test('an advert that its poster deletes leaves the queue', async () => {
  const trust = await aTrustWith([{}])
  const [id = ''] = trust.ids
  await postings.remove(trust.actor, id)
  await db
    .updateTable('job')
    .set({ updatedAt: '2026-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute()

  await moderation.maintainFirstLooks()

  expect(await caseOf(id)).toMatchObject({ status: 'decided' })
})

test('an owner whose proof the desk looks at is not asked for one', async () => {
  const trust = await aTrustWith([])
  const organisationId = trust.id
  const email = `recruitment@${uniqueWord()}.org.uk`
  await organisations.proof.requestCode(aVisitor(), trust.actor, { organisationId, email })
  await sendMails(server)
  const code = await proofCodeTo(server, email)
  expect(toStanding(await organisations.list(trust.actor))).toMatchObject({ kind: 'unproved' })

  await organisations.proof.enterCode(aVisitor(), trust.actor, { organisationId, code })

  expect(toStanding(await organisations.list(trust.actor))).toMatchObject({ kind: 'waiting' })
  expect(await organisations.find(trust.actor, organisationId)).toMatchObject({
    isProofWaiting: true,
  })
})
