import { expect, test } from 'vitest'
import type { RateLimit } from '#platform/limits/limits.ts'
import { createLimits } from '#platform/limits/shared-limits.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'
import { mailsTo } from '#tests/support/account-calls.ts'
import {
  aLoggedInPerson,
  anApplication,
  applyFor,
  asSource,
  type LoggedInPerson,
} from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { forgetLimits } from '#tests/support/account-calls.ts'
import { anAddress, aVisitor, tokenIn } from '#tests/support/people.ts'
import { aPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services, mailbox, runTasks } = server
const { addresses, postings } = services

/** Posts a job whose applications are to go to this address. */
async function postTo(email: string, poster?: LoggedInPerson, overrides = {}) {
  const { actor } = poster ?? (await aLoggedInPerson(server))
  const form = await postings.readPostedForm(
    actor,
    await asSource(aPosting({ email, ...overrides })),
  )
  return { actor, job: await postings.publish(actor, form) }
}

/** Emails to an address, beside the one to a poster that the job is live. */
const requests = async (email: string) =>
  (await mailsTo(mailbox, email)).filter(({ subject }) => !subject.startsWith('Your job is live'))

async function untilSent(email: string, count = 1) {
  await runTasks()
  expect((await requests(email)).length).toBe(count)
  return (await requests(email))[0] ?? null
}

test('a stranger’s address in an advert gets one email, without a word of its sender', async () => {
  const email = anAddress()
  const { job } = await postTo(email)
  const mail = await untilSent(email)
  for (const title of ['URGENT your bank account, see https://evil.example', 'Another']) {
    const applicant = await aLoggedInPerson(server)
    await applyFor(server, { applicant, jobId: job.id, overrides: { fullName: title } })
  }
  await runTasks()

  expect(await requests(email)).toHaveLength(1)
  expect(mail?.subject).toBe('May job applications be sent to this address?')
  for (const word of [job.title, job.employer, 'URGENT', 'evil', 'Ada']) {
    expect(`${mail?.text}${mail?.html}`).not.toContain(word)
  }
})

test('until its holder agrees, applications are announced to the poster’s own address', async () => {
  const email = anAddress()
  const { actor, job } = await postTo(email)
  const token = tokenIn(await untilSent(email))
  await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })
  const own = await untilSent(actor.email)
  expect(own?.subject).toContain(' applied: ')
  expect(own?.text).toContain('Until somebody agrees, they come to you.')

  const organisation = job.employer
  expect(await addresses.find(token)).toEqual({ email, organisation, sender: 'Ada Obi' })
  await addresses.confirm(aVisitor(), token)
  await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })

  const [newest] = await requests(email)
  await untilSent(email, 2)
  expect((await requests(email)).find(({ id }) => id !== newest?.id)).toBeDefined()
  expect(await requests(actor.email)).toHaveLength(1)
})

test('a link works once, and only while it is young', async () => {
  const email = anAddress()
  await postTo(email)
  const token = tokenIn(await untilSent(email))
  const dead = { code: 'link_dead' }
  const past = new Date(Date.now() - 1000).toISOString()
  const row = db.updateTable('confirmedAddress').where('email', '=', email)
  const { expiresAt } = await db
    .selectFrom('confirmedAddress')
    .select('expiresAt')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(Date.parse(expiresAt ?? '') - Date.now()).toBeCloseTo(7 * 86_400_000, -6)
  await row.set({ expiresAt: past }).execute()
  await expect(addresses.confirm(aVisitor(), token)).rejects.toMatchObject(dead)
  await row.set({ expiresAt }).execute()

  const results = await Promise.allSettled([
    addresses.confirm(aVisitor(), token),
    addresses.confirm(aVisitor(), token),
  ])

  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(addresses.refuse(aVisitor(), token)).rejects.toMatchObject(dead)
  for (const wrong of ['', 'x'.repeat(43), '\u0000']) {
    expect(await addresses.find(wrong)).toBeNull()
    await expect(addresses.confirm(aVisitor(), wrong)).rejects.toMatchObject(dead)
  }
})

test('an address that wants no such email gets none, no matter who asks', async () => {
  const email = anAddress()
  await postTo(email)
  await addresses.refuse(aVisitor(), tokenIn(await untilSent(email)))
  expect(
    JSON.stringify(await db.selectFrom('unwantedAddress').selectAll().execute()),
  ).not.toContain('@')

  const { actor, job } = await postTo(email.toUpperCase())
  await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })
  await untilSent(actor.email)
  await runTasks()

  expect(await requests(email)).toHaveLength(1)
  expect(await requests(email.toUpperCase())).toEqual([])
})

test('one’s own address needs no confirmation, however it is spelled', async () => {
  const poster = await aLoggedInPerson(server)
  const email = poster.actor.email.toUpperCase()

  const { job } = await postTo(email, poster)
  await runTasks()

  expect((await services.jobs.find(job.id))?.applyEmail).toBe(email)
  expect([...(await requests(email)), ...(await requests(poster.actor.email))]).toEqual([])
})

test('an account can have five addresses asked a day, and an address is asked three times a month', async () => {
  await forgetLimits(db)
  const poster = await aLoggedInPerson(server)
  const many = Array.from({ length: 7 }, anAddress)
  for (const email of many) await postTo(email, poster)
  await runTasks()
  const sent = await Promise.all(many.map(requests))
  expect(sent.flat()).toHaveLength(5)

  const one = anAddress()
  for (let account = 0; account < 5; account += 1) await postTo(one)
  await runTasks()
  expect(await requests(one)).toHaveLength(3)
})

test('strangers do not use up the emails that colleagues of an address need', async () => {
  await forgetLimits(db)
  const domain = `${uniqueWord()}-care.co.uk`
  const one = `jobs@${domain}`
  for (let account = 0; account < 4; account += 1) await postTo(one)
  await untilSent(one, 3)

  const colleague = await aLoggedInPerson(server)
  await db
    .updateTable('account')
    .set({ email: `bola@${domain}` })
    .where('id', '=', colleague.actor.id)
    .execute()
  await postTo(one, colleague)
  await untilSent(one, 4)
})

test('no account or network uses up what others may have asked', async () => {
  await forgetLimits(db)
  const limits = createLimits(db)
  const useUp = async (limit: RateLimit, key: string) => {
    const used = await limits.count(limit, key)
    for (let count = used; count < limit.times; count += 1) await limits.consume(limit, key)
  }
  const byNetwork = RATE_LIMITS['address-by-network']
  const byWide = RATE_LIMITS['address-by-wide-network']
  await useUp(byNetwork, '2001:db8:1:2::7')
  await useUp(byWide, '198.51.100.0/24')
  const mailsFrom = async (address: string) => {
    const poster = await aLoggedInPerson(server)
    const session = db.updateTable('session').where('accountId', '=', poster.actor.id)
    await session.set({ address }).execute()
    const email = anAddress()
    await postTo(email, poster)
    await runTasks()
    return (await requests(email)).length
  }

  expect(await mailsFrom('2001:db8:1:2::8')).toBe(0)
  expect(await mailsFrom('198.51.100.77')).toBe(0)
  expect(await mailsFrom('2001:db8:1:3::8')).toBe(1)
  expect(await mailsFrom('198.51.101.77')).toBe(1)
  const total = RATE_LIMITS['address-total']
  expect(byWide.times).toBeLessThan(total.times / 5)
  await useUp(total, 'everybody')
  expect(await mailsFrom('203.0.113.9')).toBe(0)

  const proved = await aLoggedInPerson(server)
  const { employerName: companyName } = await aJob(db, { ownerId: proved.actor.id })
  const email = anAddress()
  await postTo(email, proved, { companyName })
  await untilSent(email)
  await forgetLimits(db)
})

test('a suspended account asks nobody, and its links are dead', async () => {
  const email = anAddress()
  const { actor } = await postTo(email)
  const token = tokenIn(await untilSent(email))
  await db
    .updateTable('account')
    .set({ suspendedAt: new Date().toISOString() })
    .where('id', '=', actor.id)
    .execute()

  expect(await addresses.find(token)).toBeNull()
})

test('adverts from before holders were asked have them asked with the first application', async () => {
  const employer = await aLoggedInPerson(server)
  const applyEmail = anAddress()
  const job = await aJob(db, { ownerId: employer.actor.id, applyEmail })

  await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })
  await untilSent(applyEmail)
  await runTasks()

  expect((await requests(employer.actor.email))[0]?.subject).toContain(' applied: ')
  expect((await requests(applyEmail))[0]?.subject).toBe(
    'May job applications be sent to this address?',
  )
})

test('names and titles in emails are short and no links', async () => {
  const { applicant, job } = await anApplication(server, {
    fullName: `URGENT your bank account, see https://evil.example/${'x'.repeat(60)}`,
  })
  const employerMail = await untilSent(job.applyEmail ?? '')
  const receipt = await untilSent(applicant.actor.email)

  const subject = employerMail?.subject ?? ''
  expect(subject).toMatch(/^URGENT your bank account, see evil\. example\/x+… applied: /)
  for (const text of [subject, employerMail?.text, employerMail?.html]) {
    expect(text).not.toContain('evil.example')
  }
  expect(receipt?.subject).not.toContain('evil.example')
})
