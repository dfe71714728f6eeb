import { expect, test } from 'vitest'
import type { Message } from '#platform/mail/mail.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { anApplication } from '#tests/support/applications.ts'
import { writeToApplicant, writeToEmployer } from '#tests/support/talk.ts'
import { applicationMails, outboxWith } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createMailLinks } from './mail-links.ts'
import { createMailWishes } from './mail-wishes.service.ts'

const server = await openTestServer()
const { db, services } = server
const { applicants, notices, talk } = services.applications

const sent: Message[] = []
const mail = { send: async (message: Message) => void sent.push(message) }
const { deliver } = outboxWith(server, mail)
const links = createMailLinks({
  publicUrl: 'http://localhost:3000',
  sessionSecret: 'known to the tests and to nobody else',
})
const wishes = createMailWishes(db, links)

const ofList = (message: Message | undefined) => {
  const { id, unsubscribe = '', oneClick } = message?.list ?? {}
  return { id, oneClick, token: new URL(unsubscribe).searchParams.get('token') ?? '' }
}

/** Delivers what is queued, and returns the emails about an application with a list. */
async function mailsOf(applicationId: string) {
  const waiting = await applicationMails(db, applicationId)
  for (const { id } of waiting) await deliver(id)
  const ids = new Set(waiting.map(({ id }) => `application-${id}`))
  return sent.filter(({ id, list }) => list && ids.has(id))
}

test('an email about a status can be turned off with one click, and on again', async () => {
  const { employer, applicant, id, key } = await anApplication(server)
  await applicants.setStage(employer.actor, key, { status: 'interview' })
  await notices.notifyStatus({ applicationId: id })
  const [first] = await mailsOf(id)
  const { token, ...list } = ofList(first)
  expect(list).toEqual({ id: 'status', oneClick: true })
  expect(links.read(token)).toEqual({ kind: 'status', accountId: applicant.actor.id })

  await wishes.save(token, false)
  await wishes.save(token, false)
  expect(await wishes.find(token)).toEqual({ kind: 'status', isWanted: false })
  await applicants.setStage(employer.actor, key, { status: 'offered' })
  await notices.notifyStatus({ applicationId: id })
  expect(await mailsOf(id)).toHaveLength(1)

  await wishes.save(token, true)
  await applicants.setStage(employer.actor, key, { status: 'shortlisted' })
  await notices.notifyStatus({ applicationId: id })
  // An earlier decision is in the later email, or not sent at all: never twice.
  const subjects = (await mailsOf(id)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /shortlist/.test(subject))).toHaveLength(1)
})

test('the link of a message turns off messages alone, for whoever got the email', async () => {
  const { employer, applicant, id, key } = await anApplication(server)
  await writeToApplicant(server, employer.actor, { key, text: 'Come on Monday.' })
  await writeToEmployer(server, applicant.actor, id, 'I will.')
  for (const side of ['applicant', 'employer'] as const)
    await talk.notifyMessages({ applicationId: id, side })
  const mails = await mailsOf(id)
  const of = (address: string) => ofList(mails.find(({ to }) => to === address)).token
  const tokens = [of(applicant.actor.email), of(employer.actor.email)]
  expect(tokens.map((token) => links.read(token))).toEqual([
    { kind: 'messages', accountId: applicant.actor.id },
    { kind: 'messages', accountId: employer.actor.id },
  ])

  await wishes.save(tokens[1] ?? '', false)
  const { wantsMessageMails, wantsStatusMails } = await db
    .selectFrom('account')
    .select(['wantsMessageMails', 'wantsStatusMails'])
    .where('id', '=', employer.actor.id)
    .executeTakeFirstOrThrow()
  expect([wantsMessageMails, wantsStatusMails]).toEqual([false, true])
  expect(await wishes.find(tokens[0] ?? '')).toMatchObject({ isWanted: true })
})

test('a link that is not ours, or whose account is gone, does nothing', async () => {
  const gone = links.sign({ kind: 'messages', accountId: newId() })
  for (const token of ['', 'a.b.c', gone]) {
    expect(await wishes.find(token)).toBeNull()
    await expect(wishes.save(token, false)).rejects.toMatchObject({ code: 'not_found' })
  }
})
