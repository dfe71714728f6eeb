import { expect, test } from 'vitest'
import { ALL_JOBS } from '#hiring/dashboard/dashboard-paths.ts'
import { eventWords, stoppedWord } from '#hiring/applications/pages/status-words.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { anApplication, aLoggedInPerson } from '#tests/support/applications.ts'
import { aCase, aDecision, applyDecision } from '#tests/support/cases.ts'
import { applicationMails } from '#tests/support/outbox.ts'
import { aForm } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { writeToApplicant } from '#tests/support/talk.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { postings, moderation, dashboard, applications } = services

const UNFAIR = 'It shuts people out for who they are. The Equality Act 2010 forbids that.'

/** A public advert with an applicant, which the desk refuses for good. */
async function aRefusedAdvert(template = 'unfair', words = UNFAIR) {
  const found = await anApplication(server)
  const { id: jobId, organisationId } = found.job
  const reasons = [{ code: 'D-02', words: 'Shuts people out', quote: 'young women only' }]
  const caseId = await aCase(db, { jobId, organisationId, reasons })
  const admin = await anAdmin(db)
  await moderation.desk.decide(admin, caseId, aDecision('refuse', { template, words }))
  await applyDecision(server, caseId)
  return { ...found, caseId, admin }
}

type Refused = Awaited<ReturnType<typeof aRefusedAdvert>>

async function sendAgain(
  { employer, job }: Pick<Refused, 'employer' | 'job'>,
  description: string,
) {
  const { answers } = await postings.drafts.start(employer.actor, job.id)
  return postings.change(employer.actor, job.id, aForm({ ...answers, description, noFee: 'on' }))
}

const statusOf = async (id: string) =>
  (
    await db
      .selectFrom('job')
      .select(['status', 'removedBecause'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

test('a refused advert stays on its owner’s dashboard with the reason, and with its text', async () => {
  const { employer, job, caseId } = await aRefusedAdvert()

  const { jobs, counts } = await dashboard.jobs.list(employer.actor, ALL_JOBS)
  expect(counts).toMatchObject({ all: 1, refused: 1, open: 0, closed: 0, held: 0 })
  expect(jobs).toMatchObject([
    {
      id: job.id,
      status: 'refused',
      refused: { because: UNFAIR, caseId },
      applicants: 1,
      isRead: true,
    },
  ])
  const refused = await dashboard.jobs.list(employer.actor, { ...ALL_JOBS, filter: 'refused' })
  expect(refused.jobs).toHaveLength(1)
  const { answers } = await postings.drafts.start(employer.actor, job.id)
  expect(answers).toMatchObject({ jobTitle: job.title, description: job.description })
  const own = await moderation.posters.find(employer.actor, caseId)
  expect(own).toMatchObject({ fixId: job.id, againId: null })
  expect(own.reasons).toEqual(['Shuts people out: ‘young women only’.'])
})

test('a mended advert goes before the desk again, which alone publishes it', async () => {
  const refused = await aRefusedAdvert()
  const { employer, job, admin, caseId } = refused

  const sent = await sendAgain(refused, 'Care for thirty people by night. Everybody is welcome.')

  expect(sent.status).toBe('held')
  expect(await services.jobs.find(job.id)).toBeNull()
  const own = await moderation.posters.find(employer.actor, caseId)
  expect(own.fixId).toBeNull()
  const again = await db
    .selectFrom('moderationCase')
    .select(['id', 'reasons'])
    .where('jobId', '=', job.id)
    .where('status', '<>', 'decided')
    .executeTakeFirstOrThrow()
  expect(again.reasons[0]).toMatchObject({ code: 'sent-again' })
  expect(own.againId).toBe(again.id)
  // Another edit, and a proof of its poster, do not pass the desk by.
  await sendAgain(refused, 'Care for thirty people by night. All are welcome.')
  await db.updateTable('job').set({ poster: 'proved' }).where('id', '=', job.id).execute()
  await services.organisations.tend()
  expect(await statusOf(job.id)).toBe('held')
  const desk = await moderation.desk.find(admin, again.id)
  expect(JSON.stringify(desk.fields)).toContain('All are welcome')
  await moderation.desk.decide(admin, again.id, aDecision('publish', { template: 'corrected' }))
  expect(await services.jobs.find(job.id)).toMatchObject({ isOpen: true })
  expect((await moderation.posters.find(employer.actor, caseId)).againId).toBeNull()
})

test('its applicants stay readable by its organisation, and by nobody else', async () => {
  const { employer, job, key, id, applicant } = await aRefusedAdvert()
  const { applicants, resumes } = applications

  expect((await applicants.list(employer.actor, job.id)).items).toMatchObject([{ id }])
  expect(await applicants.list(employer.actor, job.id)).toMatchObject({ canAnswer: false })
  expect((await applicants.open(employer.actor, key)).applicant.answers).not.toBeNull()
  await resumes.open(employer.actor, id)
  const stranger = await aLoggedInPerson(server)
  for (const read of [
    () => applicants.list(stranger.actor, job.id),
    () => applicants.open(stranger.actor, key),
    () => applicants.setStage(employer.actor, key, { status: 'interview' }),
    () => writeToApplicant(server, employer.actor, { key, text: 'Come to another place.' }),
  ])
    await expect(read()).rejects.toMatchObject({ code: 'not_found' })
  expect(await applications.own.find(applicant.actor, id)).toMatchObject({
    goneBecause: 'landfall',
  })
})

test.each([
  ['money', 'It asks people to pay.'],
  ['untrue', 'What it says is not true.'],
])(
  'the applicants of an advert refused as %s are not, because they were warned',
  async (...why) => {
    const { employer, job, key } = await aRefusedAdvert(...why)

    await expect(applications.applicants.list(employer.actor, job.id)).rejects.toThrow()
    await expect(applications.applicants.open(employer.actor, key)).rejects.toThrow()
    // Its text stays with its owner all the same.
    expect(await dashboard.jobs.list(employer.actor, ALL_JOBS)).toMatchObject({
      counts: { refused: 1 },
      jobs: [{ isRead: false }],
    })
  },
)

test('until the decision is final, and once its organisation is suspended, nobody reads them', async () => {
  const { employer, job, organisationId } = await aRefusedAdvert().then((found) => ({
    ...found,
    organisationId: found.job.organisationId ?? '',
  }))
  const list = () => applications.applicants.list(employer.actor, job.id)
  await db.updateTable('moderationCase').set({ toldAt: null }).where('jobId', '=', job.id).execute()
  await expect(list()).rejects.toMatchObject({ code: 'not_found' })
  await db
    .updateTable('moderationCase')
    .set({ toldAt: new Date().toISOString() })
    .where('jobId', '=', job.id)
    .execute()
  await list()
  await db
    .updateTable('organisation')
    .set({ suspendedAt: new Date().toISOString() })
    .where('id', '=', organisationId)
    .execute()

  await expect(list()).rejects.toMatchObject({ code: 'not_found' })
  await expect(sendAgain({ employer, job }, 'Another text.')).rejects.toMatchObject({
    code: 'organisation_suspended',
  })
})

test('only those who may post can send it again, and 30 times a day', async () => {
  const refused = await aRefusedAdvert()
  const stranger = await aLoggedInPerson(server)
  await expect(
    sendAgain({ ...refused, employer: stranger }, 'Another text.'),
  ).rejects.toMatchObject({ code: 'job_not_found' })
  const { employer, job } = refused
  await expect(postings.reopen(employer.actor, job.id)).rejects.toMatchObject({
    code: 'job_not_found',
  })
  const { answers } = await postings.drafts.start(employer.actor, job.id)
  // Without a version: each time it is sent, another form would be filled in.
  const form = { ...answers, version: '', noFee: 'on' }
  const send = () => postings.change(employer.actor, job.id, aForm(form))
  const removed = { status: 'removed', removedBecause: UNFAIR } as const
  for (let count = 0; count < 30; count += 1) {
    await db.updateTable('job').set(removed).where('id', '=', job.id).execute()
    await send()
  }
  await db.updateTable('job').set(removed).where('id', '=', job.id).execute()
  await expect(send()).rejects.toMatchObject({ code: 'too_many' })
})

test('an applicant is told by mail that it was taken off the site, and once', async () => {
  const { applicant, id, caseId } = await aRefusedAdvert()
  await applyDecision(server, caseId)

  for (const mail of await applicationMails(db, id, 'notice'))
    await services.outbox.deliver(mail.id)

  const mails = (await mailbox.list()).filter(({ to }) => to === applicant.actor.email)
  const told = mails.filter(({ subject }) => subject.includes('taken off the site'))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain('You did nothing wrong.')
})

test('a mended advert hands nothing over before the desk has looked, and everybody hears what is true', async () => {
  const refused = await aRefusedAdvert()
  const { employer, applicant, job, id, admin } = refused
  await db.updateTable('application').set({ sharesDetails: false }).where('id', '=', id).execute()
  const seen = async () => {
    const [card] = (await applications.own.list(applicant.actor)).items
    const own = await applications.own.find(applicant.actor, id)
    return {
      tag: stoppedWord(own),
      isSame: card?.goneBecause === own.goneBecause,
      talk: own.talk.denial,
      hasDetails: own.sharesDetails,
      history: own.events.map((event) => eventWords(event, true)),
    }
  }

  await sendAgain(refused, 'Care for thirty people by night. Everybody is welcome.')
  await db.updateTable('job').set({ poster: 'proved' }).where('id', '=', job.id).execute()
  await services.organisations.tend()
  await applications.details.shareWithProved()

  const waits = await seen()
  expect(waits).toMatchObject({
    tag: 'Job looked at again',
    isSame: true,
    talk: 'talk_waits',
    hasDetails: false,
  })
  expect(waits.history).toContain('Landfall took this job off the site')
  await expect(
    writeToApplicant(server, employer.actor, { key: refused.key, text: 'Come.' }),
  ).rejects.toMatchObject({ code: 'talk_waits' })

  const again = await db
    .selectFrom('moderationCase')
    .select('id')
    .where('jobId', '=', job.id)
    .where('status', '<>', 'decided')
    .executeTakeFirstOrThrow()
  await moderation.desk.decide(admin, again.id, aDecision('publish', { template: 'corrected' }))
  await applyDecision(server, again.id)
  for (const mail of await applicationMails(db, id, 'notice'))
    await services.outbox.deliver(mail.id)

  const back = await seen()
  expect(back).toMatchObject({ tag: null, talk: null })
  expect(back.history).toContain('This job is on the site again')
  const mails = (await mailbox.list()).filter(({ to }) => to === applicant.actor.email)
  expect(mails.filter(({ subject }) => subject.includes('on the site again'))).toHaveLength(1)
})

test('a refusal in own words says its reason, the words it is about, and then the own ones', async () => {
  const own = 'Write to whom the ward is open, not to whom it is closed.'
  const { employer, caseId } = await aRefusedAdvert('unfair', own)
  const all = `${UNFAIR} Shuts people out: ‘young women only’. ${own}`

  const [row] = (await dashboard.jobs.list(employer.actor, ALL_JOBS)).jobs
  expect(row?.refused).toEqual({ because: all, caseId })
  expect(await moderation.posters.find(employer.actor, caseId)).toMatchObject({
    decisionReason: all,
  })
  const mails = (await mailbox.list()).filter(({ to }) => to === employer.actor.email)
  expect(mails.at(-1)?.text.replaceAll(/\s+/g, ' ')).toContain(all)
})
