import { expect, test } from 'vitest'
import { findCardsById } from '#board/jobs/jobs.queries.ts'
import { toCards } from '#board/jobs/stored/to-cards.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aLoggedInPerson, asSource } from '#tests/support/applications.ts'
import { aProof } from '#tests/support/builders.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { anEmployer, aPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const withoutLook = await openTestServer({ firstLook: 'off' })
const withLook = await openTestServer({ firstLook: 'unproved' })

/** An advert with a logo, by an employer who has proved nothing. */
async function anAdvert(server: typeof withLook) {
  const employer = await anEmployer(server)
  const companyName = `Elm ${uniqueWord()} House`
  const posting = aPosting({ companyName, companyLogo: await aPicture() })
  const { postings } = server.services
  const form = await postings.readPostedForm(employer.actor, await asSource(posting))
  const job = await postings.publish(employer.actor, form)
  return { employer, form, job }
}

/** The logo on the page, in lists and in the API. */
async function shownLogos({ app, db, services }: typeof withLook, id: string) {
  const [card] = await toCards(db, await findCardsById(db, [id]))
  const answer = (await app.inject(`/api/v1/jobs/${id}`)).json()
  return [(await services.jobs.find(id))?.logo, card?.logo, answer.logo]
}

test('without a first look, a logo appears once its poster is proved', async () => {
  const { db } = withoutLook
  const { job } = await anAdvert(withoutLook)

  expect([job.status, job.logo]).toEqual(['open', expect.stringMatching(/^\/logos\//)])
  expect(await shownLogos(withoutLook, job.id)).toEqual([null, null, null])

  await aProof(db, job.organisationId ?? '')
  await db.updateTable('job').set({ poster: 'proved' }).where('id', '=', job.id).execute()
  expect(await shownLogos(withoutLook, job.id)).toEqual([job.logo, job.logo, job.logo])
})

test('the desk’s look is about one logo: another one waits again', async () => {
  const { db, services } = withoutLook
  const { employer, form, job } = await anAdvert(withoutLook)
  const lookedAt = new Date().toISOString()
  await db.updateTable('job').set({ lookedAt }).where('id', '=', job.id).execute()
  expect(await shownLogos(withoutLook, job.id)).toEqual([job.logo, job.logo, job.logo])

  const { companyName, jobTitle } = form.values
  const changed = aPosting({
    companyName: companyName ?? '',
    jobTitle: jobTitle ?? '',
    companyLogo: await aPicture('jpeg'),
  })
  const other = await services.postings.readPostedForm(employer.actor, await asSource(changed))
  const { logo } = await services.postings.change(employer.actor, job.id, other)

  expect(logo).not.toBe(job.logo)
  expect(await shownLogos(withoutLook, job.id)).toEqual([null, null, null])
})

test('the desk sees the logo and the questions before it decides, and no stranger the logo', async () => {
  const { app, db, services } = withLook
  const { job, employer, form } = await anAdvert(withLook)
  const { answers } = await services.postings.drafts.copy(employer.actor, job.id)
  const questions = { ...form.values, ...answers, ownQuestion1: 'Can you work nights?' }
  await services.postings.change(employer.actor, job.id, { ...form, values: questions })
  const { id } = await db
    .selectFrom('moderationCase')
    .select('id')
    .where('jobId', '=', job.id)
    .executeTakeFirstOrThrow()

  const found = await services.moderation.desk.find(await anAdmin(db), id)

  expect(found.logo).toBe(job.logo)
  const admin = await aLoggedInPerson(withLook, { isOwner: true })
  const statusFor = async (cookies: Record<string, string> = {}) =>
    (await app.inject({ url: found.logo ?? '', cookies })).statusCode
  expect(await statusFor(admin.cookies)).toBe(200)
  expect(await statusFor(employer.cookies as never)).toBe(200)
  const stranger = await aLoggedInPerson(withLook)
  expect([await statusFor(), await statusFor(stranger.cookies)]).toEqual([404, 404])

  const lookedAt = new Date().toISOString()
  await db.updateTable('job').set({ status: 'open', lookedAt }).where('id', '=', job.id).execute()
  expect(await statusFor()).toBe(200)
  expect(found.fields.map(({ label }) => label)).toContain('Questions')
})
