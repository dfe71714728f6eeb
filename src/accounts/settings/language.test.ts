import { expect, test } from 'vitest'
import { mailsTo } from '#tests/support/account-calls.ts'
import { aWantedAlert, letAlertsBeDue, sendDigests } from '#tests/support/alerts.ts'
import { aLoggedInPerson, aPostedJob, applyFor } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { anAddress, aVisitor } from '#tests/support/people.ts'
import { applicationMails } from '#tests/support/outbox.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { settings } = services.accounts

const WISHES = {
  applicantMails: 'each' as const,
  wantsReceipts: true,
  wantsMessageMails: true,
  wantsStatusMails: true,
  wantsSavedMails: true,
}

const languageOf = async (id: string) =>
  (await db.selectFrom('account').select('language').where('id', '=', id).executeTakeFirstOrThrow())
    .language

test('the first translated page that somebody reads decides, until they choose', async () => {
  const { actor } = await aLoggedInPerson(server)
  await settings.noteLanguage(actor, 'en')
  expect(await languageOf(actor.id)).toBeNull()
  await Promise.all([settings.noteLanguage(actor, 'ur'), settings.noteLanguage(actor, 'ur')])
  await settings.noteLanguage(actor, 'hi')
  expect(await languageOf(actor.id)).toBe('ur')
  expect((await settings.facts(actor)).emailPreferences.language).toBe('ur')

  await settings.saveEmailPreferences(actor, { ...WISHES, language: 'en' })
  await settings.noteLanguage(actor, 'hi')
  expect(await languageOf(actor.id)).toBe('en')
})

test('a language that there is not is refused, and a form without one changes none', async () => {
  const { actor } = await aLoggedInPerson(server, { language: 'ne' })
  for (const language of ['xx', '', '../hi'])
    await expect(settings.saveEmailPreferences(actor, { ...WISHES, language })).rejects.toThrow(
      'Choose a language from the list.',
    )
  await settings.saveEmailPreferences(actor, { ...WISHES, wantsReceipts: false })
  expect(await languageOf(actor.id)).toBe('ne')
})

test('an applicant reads about the application in their language, the employer in English', async () => {
  const employer = await aLoggedInPerson(server)
  const job = await aPostedJob(db, employer.actor, { title: 'Matron' })
  const applicant = await aLoggedInPerson(server, { language: 'ur' })
  const id = await applyFor(server, { applicant, jobId: job.id })
  for (const mail of await applicationMails(db, id)) await services.outbox.deliver(mail.id)

  const [receipt] = await mailsTo(mailbox, applicant.actor.email)
  expect(receipt?.subject).toMatch(/^آپ نے درخواست دی: .*Matron/)
  expect(receipt?.html).toContain('<html dir="rtl" lang="ur">')
  const [toEmployer] = await mailsTo(mailbox, job.applyEmail ?? '')
  expect(toEmployer?.subject).toMatch(/ applied: Matron$/)
})

test('alerts without an account come in the language of the page they were set on', async () => {
  const q = uniqueWord()
  const email = anAddress()
  const wanted = aWantedAlert({ search: { q } })
  await services.alerts.request(aVisitor(), email, { ...wanted, language: 'bn' })
  const alert = await db
    .selectFrom('alert')
    .select(['id', 'language'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(alert.language).toBe('bn')
  await services.alerts.deliverMail({ alertId: alert.id, kind: 'confirm', id: '1' })
  const [confirm] = await mailsTo(mailbox, email)
  expect(confirm?.subject).toBe('আমরা কি আপনাকে নতুন চাকরি পাঠাব?')
  const token = /token=([\w.%-]+)/.exec(confirm?.text ?? '')?.[1] ?? ''
  await services.alerts.confirm(decodeURIComponent(token))

  await aJob(db, { title: `${q} nurse` })
  await letAlertsBeDue(db, alert.id)
  await services.alerts.decide()
  await sendDigests(server)

  const digest = (await mailsTo(mailbox, email)).find(({ subject }) => subject.includes('টি নতুন'))
  expect(digest?.html).toContain('lang="bn"')
  expect(digest?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
})

test('a language that somebody wrote into the address of an alert is not stored', async () => {
  const email = anAddress()
  const wanted = aWantedAlert({ search: { q: uniqueWord() } })
  await services.alerts.request(aVisitor(), email, { ...wanted, language: 'x<script>' })
  const alert = await db
    .selectFrom('alert')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst()
  expect(alert).toEqual({ language: null })
})

test('an alert of somebody with an account comes in the language of the account', async () => {
  const { actor } = await aLoggedInPerson(server, { language: 'hi' })
  const id = await services.alerts.set(actor, {
    ...aWantedAlert({ search: { q: uniqueWord() } }),
    language: 'ne',
  })
  await services.alerts.deliverMail({ alertId: id, kind: 'manage', id: '1' })
  const [mail] = await mailsTo(mailbox, actor.email)
  expect(mail?.html).toContain('lang="hi"')
})
