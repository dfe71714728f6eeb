import { expect, test } from 'vitest'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { aProof } from '#tests/support/builders.ts'
import { mailsTo } from '#tests/support/account-calls.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { aForm, aTextPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { aCompany, aRow, upload } from '#tests/support/uploads.ts'
import { queueLiveMails } from './job-status.service.ts'

const server = await openTestServer()
const { db, mailbox, services } = server
const { postings, uploads } = services

/** A rule holds these words. */
const HELD_WORDS = 'We offer a guaranteed visa.'
const FORM_ID = 'abcdefghijklm'

async function aProvedCompany() {
  const company = await anOrganisation(server, { name: aCompany() })
  await aProof(db, company.id)
  const { actor, name } = company
  const form = (more: Record<string, string> = {}) =>
    aForm(aTextPosting({ companyName: name, email: actor.email, ...more }))
  const mails = async () => {
    await server.runTasks()
    const all = await mailsTo(mailbox, actor.email)
    return all.filter(({ subject }) => /^Your (?:\d+ )?jobs? /.test(subject))
  }
  return { ...company, form, mails }
}

test('a poster gets one email with the link of a job that is live, though the form is sent twice', async () => {
  const { actor, form, mails } = await aProvedCompany()
  const sent = form({ formId: FORM_ID, jobTitle: 'Night nurse' })

  const job = await postings.publish(actor, sent)
  await postings.publish(actor, sent)
  await Promise.all([1, 2].map(() => postings.publish(actor, form({ formId: 'mlkjihgfedcba' }))))

  const live = await mails()
  expect(live).toHaveLength(2)
  const own = live.find(({ subject }) => subject === 'Your job is live: Night nurse')
  expect(own?.text).toContain(jobPath(job))
})

test('a held job is mailed once, with the reason and the page where its poster can act', async () => {
  const { actor, form, mails } = await aProvedCompany()
  const description = `Care for thirty people. ${HELD_WORDS}`

  const { id } = await postings.publish(actor, form({ description }))
  await postings.change(actor, id, form({ description: `${description} By night.` }))

  const [mail, ...rest] = await mails()
  expect([mail?.subject.startsWith('Your job is on hold: '), rest]).toEqual([true, []])
  const { id: caseId, reasons } = await db
    .selectFrom('moderationCase')
    .select(['id', 'reasons'])
    .where('jobId', '=', id)
    .executeTakeFirstOrThrow()
  expect(mail?.text).toContain(reasons[0]?.quote)
  expect(mail?.text).toContain(`/cases/${caseId}`)
})

test('a live job is mailed about again if a change is held, and not for any other change', async () => {
  const { actor, form, mails } = await aProvedCompany()
  const { id } = await postings.publish(actor, form())
  await postings.change(actor, id, form({ description: 'Care for forty people.' }))
  expect(await mails()).toHaveLength(1)

  await postings.change(actor, id, form({ description: `Care for forty. ${HELD_WORDS}` }))

  const subjects = (await mails()).map(({ subject }) => subject.split(':')[0])
  expect(subjects.toSorted()).toEqual(['Your job is live', 'Your job is on hold'])
})

test('the rows of a list are in its report, and send no email', async () => {
  const { id: organisationId, actor, name: companyName, mails } = await aProvedCompany()
  const id = await upload(services, actor, {
    companyName,
    rows: [aRow(), aRow({ Description: HELD_WORDS })],
  })
  await uploads.publish(actor, id)
  await uploads.publishRows({ uploadId: id })

  const jobs = await db
    .selectFrom('job')
    .select('status')
    .where('organisationId', '=', organisationId)
    .execute()
  expect(jobs.map(({ status }) => status).toSorted()).toEqual(['held', 'open'])
  expect(await mails()).toEqual([])
})

test('a job that has changed again before its email goes is not in it', async () => {
  const { actor, form, mails } = await aProvedCompany()
  const closed = await postings.publish(actor, form())
  const open = await postings.publish(actor, form({ jobTitle: 'Night nurse' }))
  const jobIds = [closed.id, open.id]
  await postings.close(actor, closed.id)
  await queueLiveMails(server, jobIds)

  const texts = (await mails()).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts.filter((text) => text.includes(jobPath(open)))).toHaveLength(2)
  expect(texts.filter((text) => text.includes(jobPath(closed)))).toEqual([])
})
