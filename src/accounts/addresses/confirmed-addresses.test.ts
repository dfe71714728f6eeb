import { expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import { aLoggedInPerson, anApplication, applyFor, asSource } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { aMember } from '#tests/support/organisations.ts'
import { mailsTo } from '#tests/support/account-calls.ts'
import { anAddress, aVisitor, mailTo, tokenIn } from '#tests/support/people.ts'
import { aPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { deleteAddresses, readAddresses } from './addresses.queries.ts'
import { waitingWords } from './waiting-words.ts'

const server = await openTestServer()
const { app, db, services, mailbox } = server
const { addresses, postings, jobs } = services

async function post(actor: Actor, overrides: Record<string, string>) {
  const form = await postings.readPostedForm(actor, await asSource(aPosting(overrides)))
  const job = await postings.publish(actor, form)
  return { ...job, organisationId: job.organisationId ?? '' }
}

/** Emails the holder, who then agrees. */
async function confirm(organisationId: string, email: string) {
  await addresses.deliver({ organisationId, emailKey: toEmailKey(email) })
  await addresses.confirm(aVisitor(), tokenIn((await mailTo(mailbox, email)) ?? null))
}

test('an agreement holds for all members of the organisation, and for no other organisation', async () => {
  const email = anAddress()
  const { actor } = await aLoggedInPerson(server)
  const first = await post(actor, { email })
  await confirm(first.organisationId, email)

  const colleague = await aMember(server, first.organisationId, 'recruiter')
  const theirs = await post(colleague.actor, { email })
  expect(theirs.organisationId).toBe(first.organisationId)
  expect((await jobs.find(theirs.id))?.applyEmail).toBe(email)

  const stranger = await aLoggedInPerson(server)
  const other = await post(stranger.actor, { email })
  expect(other.organisationId).not.toBe(first.organisationId)
  expect((await jobs.find(other.id))?.applyEmail).toBeNull()
  const key = { organisationId: other.organisationId, email }
  expect(await addresses.mayWriteTo(key)).toBe(false)
  await confirm(other.organisationId, email)
  expect(await addresses.mayWriteTo(key)).toBe(true)
})

test('nobody reads an address before its holder has agreed, wherever the advert is shown', async () => {
  const email = anAddress()
  const { actor } = await aLoggedInPerson(server)
  const { id, title, organisationId } = await post(actor, { email })
  const applicant = await aLoggedInPerson(server)
  await applyFor(server, { applicant, jobId: id })
  const query = encodeURIComponent(title)
  const requests = [
    { url: `/api/v1/jobs/${id}` },
    { url: `/api/v1/jobs?title=${query}` },
    { url: '/api/v1/post/get', method: 'POST' as const },
    { url: '/api/v1/apply/jobs', method: 'POST' as const, cookies: applicant.cookies },
    { url: `/feeds/search.rss?q=${query}` },
    { url: '/feeds/jobs.xml' },
    { url: '/feeds/boards/indeed.xml' },
  ]
  const showing = async () => {
    const bodies = await Promise.all(requests.map(async (request) => app.inject(request)))
    expect(bodies.map(({ statusCode }) => statusCode)).not.toContain(500)
    return bodies.flatMap(({ body }, index) => (body.includes(email) ? requests[index]?.url : []))
  }

  expect(await showing()).toEqual([])
  await confirm(organisationId, email)

  expect(await showing()).toEqual(requests.slice(0, 4).map(({ url }) => url))
  expect((await services.jobs.findChecked(id))?.job.applyEmail).toBe(email)
})

test('the address of a colleague who manages jobs needs no answer, until they go', async () => {
  const { actor } = await aLoggedInPerson(server)
  const { organisationId } = await post(actor, { email: actor.email })
  const roles = ['owner', 'recruiter', 'reader'] as const
  for (const role of roles) {
    const { actor: member } = await aMember(server, organisationId, role)
    const key = { organisationId, email: member.email.toUpperCase() }
    expect(await addresses.mayWriteTo(key)).toBe(role !== 'reader')
    await db.deleteFrom('organisationMember').where('accountId', '=', member.id).execute()
    expect(await addresses.mayWriteTo(key)).toBe(false)
  }
  const suspended = await aMember(server, organisationId, 'owner', {
    suspendedAt: new Date().toISOString(),
  })
  expect(await addresses.mayWriteTo({ organisationId, email: suspended.actor.email })).toBe(false)
})

test('its people read that an address waits; others read nothing of it', async () => {
  const email = anAddress()
  const { actor } = await aLoggedInPerson(server)
  const { id, organisationId } = await post(actor, { email })
  const stranger = await aLoggedInPerson(server)

  const [waiting, ...more] = await addresses.listWaiting(actor, [id, 'no-job'])
  expect(waiting).toMatchObject({ jobId: id })
  expect(waiting?.words).toBe(`Nobody has agreed yet that applications go to ${email}.`)
  expect(more).toEqual([])
  expect(await addresses.listWaiting(stranger.actor, [id])).toEqual([])
  expect(await addresses.listWaiting(actor, [])).toEqual([])

  await confirm(organisationId, email)
  expect(await addresses.listWaiting(actor, [id])).toEqual([])
})

test.each([
  [null, null, 'go to jobs@salt.example.'],
  ['2026-11-03T10:00:00.000Z', '2026-11-10T10:00:00.000Z', 'We asked there on 3 Nov 2026.'],
  [
    '2026-10-03T10:00:00.000Z',
    '2026-10-10T10:00:00.000Z',
    'save the advert again to ask once more',
  ],
])('what it waits for is said: asked %s, until %s', (sentAt, expiresAt, words) => {
  const named = { jobId: 'a', organisationId: 'b', applyEmail: 'jobs@salt.example' }
  const now = Date.parse('2026-11-05T10:00:00.000Z')
  expect(waitingWords({ ...named, sentAt, expiresAt }, now)).toContain(words)
})

test('a preview shows the address as readers will see it', async () => {
  const { actor } = await aLoggedInPerson(server)
  const preview = async (email: string) => {
    const values = { ...aPosting({ email, noFee: 'on' }), userID: actor.id } as Record<
      string,
      string
    >
    await postings.saveDraft(actor, 'new', { values, problems: [], failure: null })
    return (await postings.drafts.preview(actor, 'new'))?.applyEmail
  }
  expect(await preview(anAddress())).toBeNull()
  expect(await preview(actor.email)).toBe(actor.email)
})

test('addresses stay with an organisation that others go on with, without who named them', async () => {
  const [email, otherEmail] = [anAddress(), anAddress()]
  const { actor } = await aLoggedInPerson(server)
  const shared = await post(actor, { email })
  const alone = await post(actor, { email: otherEmail, companyName: 'Marsh Lane' })
  await aMember(server, shared.organisationId, 'owner')
  const own = () => Array.fromAsync(readAddresses(db, actor.id))
  expect(await own()).toMatchObject([{ email }, { email: otherEmail }])

  // Deleting the account does this first.
  await db
    .deleteFrom('organisationMember')
    .where('accountId', '=', actor.id)
    .where('organisationId', '=', shared.organisationId)
    .execute()
  await deleteAddresses(db, actor.id)

  expect(await own()).toEqual([])
  const rows = await db
    .selectFrom('confirmedAddress')
    .select(['organisationId', 'email', 'accountId'])
    .where('organisationId', 'in', [shared.organisationId, alone.organisationId])
    .execute()
  expect(rows).toEqual([{ organisationId: shared.organisationId, email, accountId: null }])
})

test('a link names the organisation and who named the address, also without them', async () => {
  const email = anAddress()
  const { actor } = await aLoggedInPerson(server)
  const { organisationId } = await post(actor, { email, companyName: 'Marsh Lane' })
  await addresses.deliver({ organisationId, emailKey: toEmailKey(email) })
  const token = tokenIn((await mailTo(mailbox, email)) ?? null)
  const request = { email, organisation: 'Marsh Lane' }
  expect(await addresses.find(token)).toEqual({ ...request, sender: 'Ada Obi' })

  await db
    .updateTable('confirmedAddress')
    .set({ accountId: null })
    .where('email', '=', email)
    .execute()
  expect(await addresses.find(token)).toEqual({ ...request, sender: null })
  const suspendedAt = new Date().toISOString()
  await db
    .updateTable('organisation')
    .set({ suspendedAt })
    .where('id', '=', organisationId)
    .execute()
  expect(await addresses.find(token)).toBeNull()
})

test('an address that waits is asked once, as its first sender’s; one past its link again', async () => {
  const email = anAddress()
  const { actor } = await aLoggedInPerson(server)
  const { organisationId } = await post(actor, { email })
  const colleague = await aMember(server, organisationId, 'recruiter')
  const key = { organisationId, emailKey: toEmailKey(email) }
  const asked = async () => (await mailsTo(mailbox, email)).length
  const named = async (accountId: string) =>
    (await Array.fromAsync(readAddresses(db, accountId))).map((row) => 'email' in row && row.email)

  await server.runTasks()
  await post(colleague.actor, { email })
  await server.runTasks()
  expect([await asked(), await named(actor.id), await named(colleague.actor.id)]).toEqual([
    1,
    [email],
    [],
  ])

  const expiresAt = new Date(Date.now() - 1000).toISOString()
  await db.updateTable('confirmedAddress').set({ expiresAt }).where('email', '=', email).execute()
  await post(colleague.actor, { email })
  await server.runTasks()
  expect([await asked(), await named(actor.id), await named(colleague.actor.id)]).toEqual([
    2,
    [],
    [email],
  ])

  await addresses.confirm(aVisitor(), tokenIn((await mailsTo(mailbox, email))[0] ?? null))
  await db.updateTable('confirmedAddress').set({ expiresAt }).where('email', '=', email).execute()
  await addresses.deliver(key)
  expect(await asked()).toBe(2)
})

test('an address of an imported advert is shown: it was public where the advert comes from', async () => {
  const { id } = await aJob(db, {
    source: 'Elsewhere',
    sourceRef: anAddress(),
    applyEmail: 'jobs@elsewhere.example',
  })
  expect((await jobs.find(id))?.applyEmail).toBe('jobs@elsewhere.example')
  const { job } = await anApplication(server)
  expect((await jobs.find(job.id))?.applyEmail).toBe(job.applyEmail)
})
