import { expect, test } from 'vitest'
import { findStep, ONE_PAGE } from '#hiring/posting/steps/posting-steps.ts'
import { aForm, anEmployer, aTextPosting } from '#tests/support/postings.ts'
import { PAY } from '#tests/support/posting-steps.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { postings } = services
const { steps } = postings

/** An advert, and the answers of its form as it was opened. */
async function anAdvert() {
  const ada = await anEmployer(server)
  const job = await postings.publish(ada.actor, aForm(aTextPosting({ ...PAY, noFee: 'on' })))
  const { answers: open } = await steps.open(ada.actor, job.id)
  return { ada, job, open }
}

type Employer = Awaited<ReturnType<typeof anEmployer>>

const send = ({ actor }: Employer, id: string, values: Record<string, string>) =>
  steps.publish(actor, id, aForm({ ...values, noFee: 'on' }), { step: ONE_PAGE, from: null })

async function aColleague(of: { organisationId: string | null }) {
  const bola = await anEmployer(server)
  await db
    .insertInto('organisationMember')
    .values({ organisationId: of.organisationId ?? '', accountId: bola.id, role: 'recruiter' })
    .execute()
  return bola
}

const rowOf = (id: string) =>
  db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('the second window of an advert saves nothing until it has shown what the first one saved', async () => {
  const { ada, job, open } = await anAdvert()
  await send(ada, job.id, { ...open, payMin: '35000' })

  const late = { ...open, hoursPerWeek: '30' }
  await expect(send(ada, job.id, late)).rejects.toMatchObject({ code: 'entry_changed' })

  expect(await rowOf(job.id)).toMatchObject({ payMin: 35_000, hoursPerWeek: 37.5 })
  const { answers, changed } = await steps.open(ada.actor, job.id)
  expect(answers.hoursPerWeek).toBe('30')
  expect(changed?.sentence).toMatch(/^You changed this advert in another window on /)
  expect(changed?.differences).toEqual([
    { name: 'Lowest pay', theirs: '35000', ours: '31500' },
    { name: 'Hours a week', theirs: '37.5', ours: '30' },
  ])
  await send(ada, job.id, { ...late, version: answers.version ?? '' })
  expect(await rowOf(job.id)).toMatchObject({ payMin: 31_500, hoursPerWeek: 30 })
  expect((await steps.open(ada.actor, job.id)).changed).toBeNull()
})

test('a draft says which colleague has changed the advert since, in each step', async () => {
  const { ada, job } = await anAdvert()
  const { organisationId } = await rowOf(job.id)
  const bola = await aColleague({ organisationId })
  const { answers: before } = await steps.open(bola.actor, job.id)
  const step = findStep('pay')
  const form = aForm({ ...before, payMin: '33000' })
  await steps.save(bola.actor, job.id, { step, form, from: null })

  await send(ada, job.id, { ...before, description: 'Care for forty people by night.' })

  const { changed, answers } = await steps.open(bola.actor, job.id)
  const { firstName, lastName } = ada.actor
  expect(changed?.sentence).toContain(`${firstName} ${lastName} changed this advert on `)
  expect(changed?.differences).toEqual([{ name: 'Lowest pay', theirs: '31500', ours: '33000' }])
  const { version = '' } = answers
  await steps.publish(bola.actor, job.id, aForm({ noFee: 'on', version }))
  expect(await rowOf(job.id)).toMatchObject({
    payMin: 33_000,
    description: 'Care for forty people by night.',
  })
})

test('a change without a version is saved as before', async () => {
  const { ada, job, open } = await anAdvert()
  await send(ada, job.id, { ...open, payMin: '35000' })

  const { version: _version, ...older } = open
  await send(ada, job.id, { ...older, payMin: '36000' })

  expect(await rowOf(job.id)).toMatchObject({ payMin: 36_000 })
})

test('a change that waits for the desk counts as one', async () => {
  const looking = await openTestServer({ firstLook: 'unproved' })
  const ada = await anEmployer(looking)
  const own = looking.services.postings
  const { id } = await own.publish(ada.actor, aForm(aTextPosting({ ...PAY, noFee: 'on' })))
  await looking.db
    .updateTable('job')
    .set({ status: 'open', lookedAt: new Date().toISOString(), heldBecause: null })
    .where('id', '=', id)
    .execute()
  const { answers } = await own.steps.open(ada.actor, id)
  const change = (payMin: string) => own.change(ada.actor, id, aForm({ ...answers, payMin }))
  await change('35000')
  expect(await own.findChangeCase(id)).not.toBeNull()

  await expect(change('36000')).rejects.toMatchObject({ code: 'entry_changed' })
})

test('an advert that was not changed is never called so', async () => {
  const { ada, job, open } = await anAdvert()
  const step = findStep('job')
  await steps.save(ada.actor, job.id, { step, form: aForm(open), from: null })

  expect((await steps.open(ada.actor, job.id)).changed).toBeNull()
})
