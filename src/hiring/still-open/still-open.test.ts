import { expect, test } from 'vitest'
import { mailsTo } from '#tests/support/account-calls.ts'
import { aJob } from '#tests/support/builders.ts'
import { aPerson } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { LINK_DAYS } from './still-open-links.ts'
import type { StillOpenAnswer } from './still-open.schema.ts'

const server = await openTestServer()
const { app, db, mailbox, runTasks, services } = server
const { stillOpen } = services
const DAY_MS = 86_400_000
const DEAD = { code: 'link_dead' }

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

async function anAskedEmployer(days = 30, more: Parameters<typeof aJob>[1] = {}) {
  const person = await aPerson(db)
  const employerName = `Quay ${person.id}`
  const job = await aJob(db, {
    ownerId: person.id,
    employerName,
    lastSeenAt: daysAgo(days),
    closesAt: daysAgo(-20),
    ...more,
  })
  return { ...person, job, token: tokenFor(person.id, job) }
}

function tokenFor(accountId: string, job: { id: string; lastSeenAt: string }, now?: number) {
  const { id: jobId, lastSeenAt } = job
  return stillOpen.links.sign({ jobId, accountId, lastSeenAt }, now)
}

async function ask() {
  await stillOpen.requestAll()
  await runTasks()
}

const detailsOf = async (id: string) => (await app.inject(`/api/v1/jobs/${id}`)).json()
const linksIn = ({ text }: { text: string }) =>
  [...text.matchAll(/still-open\?token=([\w.-]+)/g)].map(([, token = '']) => token)

test('an employer is asked on the 30th day, once, with a link for each advert', async () => {
  const early = await anAskedEmployer(29.9)
  const due = await anAskedEmployer(30)
  const second = await aJob(db, {
    ownerId: due.id,
    organisationId: due.job.organisationId,
    title: 'Night porter',
    lastSeenAt: daysAgo(45),
  })

  await ask()
  await ask()

  expect(await mailsTo(mailbox, early.email)).toEqual([])
  const mails = await mailsTo(mailbox, due.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Are your 2 jobs still open?'])
  const [mail = { text: '' }] = mails
  expect(mail.text).toContain(mediumDate(daysAgo(45 - 60)))
  const found = await Promise.all(linksIn(mail).map((token) => stillOpen.find(token)))
  expect(found.map((job) => job?.title)).toEqual([second.title, due.job.title])
})

test('closed, imported and taken down adverts are asked about by nobody', async () => {
  const closed = await anAskedEmployer(40, { status: 'closed' })
  const over = await anAskedEmployer(40, { closesAt: daysAgo(1) })
  const held = await anAskedEmployer(40, { status: 'held' })
  const imported = { source: 'far', sourceRef: 'far-1', lastSeenAt: daysAgo(40) }
  const { id } = await aJob(db, imported)

  await ask()

  for (const { email } of [closed, over, held]) expect(await mailsTo(mailbox, email)).toEqual([])
  const job = db.selectFrom('job').select('askedAt').where('id', '=', id)
  expect(await job.executeTakeFirstOrThrow()).toEqual({ askedAt: null })
})

test('the question comes in the language of the account, and again 30 days after the answer', async () => {
  const { email, id, job, token } = await anAskedEmployer(30)
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', id).execute()
  await ask()
  await stillOpen.answer(token, 'confirm')
  await ask()
  expect(await mailsTo(mailbox, email)).toHaveLength(1)

  const change = { lastSeenAt: daysAgo(30), askedAt: daysAgo(31) }
  await db.updateTable('job').set(change).where('id', '=', job.id).execute()
  await ask()

  const subjects = (await mailsTo(mailbox, email)).map(({ subject }) => subject)
  expect(subjects).toHaveLength(2)
  expect(subjects[0]).toMatch(/^क्या .* अब भी खुली है\?$/)
})

test('an email that waited until the advert was confirmed is not sent', async () => {
  const { email, token } = await anAskedEmployer(30)
  await stillOpen.requestAll()
  await stillOpen.answer(token, 'confirm')

  await runTasks()

  expect(await mailsTo(mailbox, email)).toEqual([])
})

test('looking at the link changes nothing', async () => {
  const { job, token } = await anAskedEmployer(30)

  const found = await stillOpen.find(token)

  expect(found).toMatchObject({ title: job.title, lastSeenAt: job.lastSeenAt })
  expect(await detailsOf(job.id)).toMatchObject({ lastSeenAt: job.lastSeenAt, isOld: true })
})

test.each([
  ['confirm', { status: 'open', isOld: false, isListed: true }],
  ['extend', { status: 'open', isOld: false, isListed: true }],
  ['filled', { status: 'closed', isOpen: false }],
  ['withdrawn', { status: 'closed', isOpen: false }],
] satisfies [StillOpenAnswer, object][])(
  'the answer %s is taken, once',
  async (answer, expected) => {
    const { job, token } = await anAskedEmployer(100)

    await stillOpen.answer(token, answer)

    const after = await detailsOf(job.id)
    expect(after).toMatchObject(expected)
    expect(Date.parse(after.closesAt) > Date.parse(job.closesAt ?? '')).toBe(answer === 'extend')
    for (const again of ['confirm', 'extend', 'filled'] as const)
      await expect(stillOpen.answer(token, again)).rejects.toMatchObject(DEAD)
    expect(await stillOpen.find(token)).toBeNull()
    expect(await detailsOf(job.id)).toEqual(after)
  },
)

test('of two answers at once one is taken', async () => {
  const { token } = await anAskedEmployer(30)

  const answers = await Promise.allSettled([
    stillOpen.answer(token, 'extend'),
    stillOpen.answer(token, 'extend'),
  ])

  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a link works for 30 days', async () => {
  const { id, job } = await anAskedEmployer(31)
  const at = (days: number) => tokenFor(id, job, Date.now() - days * DAY_MS)

  expect(await stillOpen.find(at(LINK_DAYS + 1))).toBeNull()
  await expect(stillOpen.answer(at(LINK_DAYS + 1), 'filled')).rejects.toMatchObject(DEAD)
  expect(await stillOpen.find(at(LINK_DAYS))).not.toBeNull()
})

test('a link is for its own advert, and nothing else opens with it', async () => {
  const own = await anAskedEmployer(30)
  const other = await anAskedEmployer(30)
  const swapped = own.token.replace(own.job.id, other.job.id)
  const alert = services.alerts.links.sign('manage', own.job.id)

  for (const token of [swapped, `${own.token}x`, alert, '', 'a.b.c.d', '\0', 'x'.repeat(10_000)]) {
    expect(await stillOpen.find(token)).toBeNull()
    await expect(stillOpen.answer(token, 'filled')).rejects.toMatchObject(DEAD)
  }
  expect(await detailsOf(other.job.id)).toMatchObject({ status: 'open', isOld: true })
})

test('a link ends with the rights of its member', async () => {
  const left = await anAskedEmployer(30)
  const suspended = await anAskedEmployer(30)
  await db.deleteFrom('organisationMember').where('accountId', '=', left.id).execute()
  const suspend = db.updateTable('account').set({ suspendedAt: daysAgo(0) })
  await suspend.where('id', '=', suspended.id).execute()

  await expect(stillOpen.answer(left.token, 'filled')).rejects.toMatchObject({ code: 'forbidden' })
  await expect(stillOpen.answer(suspended.token, 'filled')).rejects.toMatchObject(DEAD)
  expect(await detailsOf(left.job.id)).toMatchObject({ status: 'open', isOld: true })
})

test('any change by the employer confirms the advert, and ends the question', async () => {
  const { job, token } = await anAskedEmployer(30)
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', job.ownerId ?? '')
    .executeTakeFirstOrThrow()

  await services.postings.extend({ id }, job.id, { from: (job.closesAt ?? '').slice(0, 10) })

  expect(await detailsOf(job.id)).toMatchObject({ isOld: false })
  expect(await stillOpen.find(token)).toBeNull()
})
