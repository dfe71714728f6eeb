import { expect, test } from 'vitest'
import { aLoggedInPerson, anApplication } from '#tests/support/applications.ts'
import { applicationMails } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { actions, applicants, notices, own, talk } = services.applications
const { deliver } = services.outbox

/** Delivers what is queued, and returns the emails that an application’s stages caused. */
async function statusMails(id: string) {
  await notices.notifyStatus({ applicationId: id })
  const waiting = await applicationMails(db, id, 'notice')
  for (const mail of waiting) await deliver(mail.id)
  return (await mailbox.list()).filter(({ text }) => text.includes(`/applications/${id}`))
}

test('only the status of a minute later is told, once', async () => {
  const { employer, applicant, job, id, key } = await anApplication(server)
  await db.updateTable('job').set({ poster: 'unproved' }).where('id', '=', job.id).execute()
  await applicants.setStage(employer.actor, key, { status: 'rejected' })
  await applicants.setStage(employer.actor, key, { status: 'interview' })

  const [mail, ...more] = await statusMails(id)

  expect(mail).toMatchObject({
    to: applicant.actor.email,
    subject: expect.stringMatching(/^Inter/),
  })
  expect(mail?.text).not.toContain('Saltmarsh House')
  expect(mail?.text).toContain('Never pay for a job')
  expect([more, await statusMails(id)]).toMatchObject([[], [{}]])
})

test('a press that is taken back tells nothing', async () => {
  const { employer, id, key } = await anApplication(server)
  await applicants.open(employer.actor, key)
  await applicants.setStage(employer.actor, key, { status: 'rejected' })
  await applicants.setStage(employer.actor, key, { status: 'seen' })

  expect(await statusMails(id)).toEqual([])
})

test('an offer comes with what an honest one has, and the name of an employer that has proved it', async () => {
  const { employer, job, id, key } = await anApplication(server)
  await db.updateTable('job').set({ poster: 'proved' }).where('id', '=', job.id).execute()
  await applicants.setStage(employer.actor, key, { status: 'offered' })

  const [mail] = await statusMails(id)

  expect(mail?.text).toContain('Saltmarsh House says that you have been offered the job')
  expect(mail?.text).toContain('written contract')
  expect(mail?.text).toContain('You pay nothing for it')
  expect(mail?.text).not.toContain('not checked')
})

test('an offer of a poster that nobody has checked says so, with what never to pay or send', async () => {
  const { employer, job, id, key } = await anApplication(server)
  await db.updateTable('job').set({ poster: 'unproved' }).where('id', '=', job.id).execute()
  await applicants.setStage(employer.actor, key, { status: 'offered' })

  const [mail] = await statusMails(id)

  expect(mail?.text).toContain('We have not checked that the person who made this offer acts for')
  expect(mail?.text).toContain('Pay nothing, and send no passport')
})

test('nobody is told who has withdrawn, or whose job is gone', async () => {
  const withdrawn = await anApplication(server)
  await applicants.setStage(withdrawn.employer.actor, withdrawn.key, { status: 'offered' })
  await own.withdraw(withdrawn.applicant.actor, withdrawn.id)
  expect(await statusMails(withdrawn.id)).toEqual([])
  const { employer, job, id, key } = await anApplication(server)
  await applicants.setStage(employer.actor, key, { status: 'offered' })
  await db.updateTable('job').set({ status: 'removed' }).where('id', '=', job.id).execute()
  expect(await statusMails(id)).toEqual([])
})

test('another organisation’s member sets no status, and queues no mail', async () => {
  const { id, key } = await anApplication(server)
  const { actor } = await aLoggedInPerson(server)

  const change = applicants.setStage(actor, key, { status: 'offered' })

  await expect(change).rejects.toMatchObject({ code: 'not_found' })
  expect(await statusMails(id)).toEqual([])
})

test('the page shows a stage when it is told, and not before', async () => {
  const { employer, applicant, id, key } = await anApplication(server)
  await applicants.setStage(employer.actor, key, { status: 'shortlisted' })
  expect(await own.find(applicant.actor, id)).toMatchObject({ status: 'new' })

  await notices.notifyStatus({ applicationId: id })

  expect(await own.find(applicant.actor, id)).toMatchObject({ status: 'shortlisted' })
})

test('the employer’s own words go with the status, on the page and in the email, once', async () => {
  const { employer, applicant, id, key } = await anApplication(server)
  const words = 'Come on Monday at ten. Ask for Bola at the www.saltmarsh.example gate.'
  await applicants.setStage(employer.actor, key, { status: 'interview', words })

  const [mail] = await statusMails(id)
  await talk.notifyMessages({ applicationId: id, side: 'applicant' })

  expect(mail?.subject).toMatch(/^Interview/)
  expect(mail?.text).toMatch(/No employer may ask you for:[\s\S]*> Come on Monday at ten\./)
  expect(mail?.text).not.toMatch(/saltmarsh\.example|Wait for their message/)
  const { events, messages } = await own.find(applicant.actor, id)
  expect(messages).toMatchObject([{ text: words, status: 'interview' }])
  expect(events.at(-1)).toMatchObject({ kind: 'status', status: 'interview' })
  expect(await messageMails(id)).toEqual([])
})

test('words that ask for money, or that wait for the desk, change nothing', async () => {
  const { employer, applicant, id, key } = await anApplication(server)
  const demand = applicants.setStage(employer.actor, key, {
    status: 'offered',
    words: 'Please transfer £2,900 for your certificate of sponsorship.',
  })
  await expect(demand).rejects.toMatchObject({ problems: [{ field: 'words' }] })
  expect(await own.find(applicant.actor, id)).toMatchObject({ status: 'new', messages: [] })

  await db.insertInto('fraudMarker').values({ kind: 'phone', value: '+447700900777' }).execute()
  const words = 'Ring me on 07700 900777.'
  const held = await applicants.setStage(employer.actor, key, { status: 'offered', words })
  expect(held).toMatchObject({ isHeld: true })
  expect(await statusMails(id)).toEqual([])
  expect(await own.find(applicant.actor, id)).toMatchObject({ status: 'new', messages: [] })
})

test('words of a status that was corrected, or of the same one again, are told as a message', async () => {
  const { employer, id, key } = await anApplication(server)
  await applicants.open(employer.actor, key)
  await applicants.setStage(employer.actor, key, { status: 'rejected', words: 'We are sorry.' })
  await applicants.setStage(employer.actor, key, { status: 'seen' })
  const words = 'That was a mistake.'
  const again = await applicants.setStage(employer.actor, key, { status: 'seen', words })

  expect(await statusMails(id)).toEqual([])
  await actions.sendWaiting(again)
  await talk.notifyMessages({ applicationId: id, side: 'applicant' })

  const [mail, ...more] = await messageMails(id)
  expect(mail?.text).toMatch(/> We are sorry\.[\s\S]*> That was a mistake\./)
  expect(more).toEqual([])
})

async function messageMails(id: string) {
  const queued = await applicationMails(db, id, 'messages-to-applicant')
  for (const mail of queued) await deliver(mail.id)
  return (await mailbox.list()).filter(
    ({ text }) => text.includes(`/applications/${id}`) && text.includes('Answer on your'),
  )
}
