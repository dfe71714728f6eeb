import { expect, test } from 'vitest'
import { prove } from '#organisations/proof/proof-changes.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { markSharedWithProved } from '#hiring/own-applications/details/details.queries.ts'
import { aLoggedInPerson, applyFor } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { findPosterProved } from './proved-poster.ts'

const server = await openTestServer({ firstLook: 'unproved' })
const { db, services } = server

/** A public advert under a name of somebody else, whose organisation then proves its own name. */
async function aJobOfAnotherName() {
  const home = await anOrganisation(server, { name: `Willow ${uniqueWord()} House` })
  const { id, actor } = home
  const facts = { organisationId: id, ownerId: actor.id, employerName: home.name }
  const job = await aJob(db, { ...facts, poster: 'unproved', lookedAt: new Date().toISOString() })
  const name = `Evil ${uniqueWord()} House`
  const form = { name, legalName: `${name} Ltd`, companyNumber: '', sponsorId: '' }
  await services.organisations.claims.change(actor, id, form)
  const before = await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })
  await db.transaction().execute((db) =>
    prove(db, indexJobs, {
      organisationId: id,
      kind: 'decision',
      accountId: actor.id,
      evidence: 'A visit.',
    }),
  )
  const after = await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: job.id })
  await services.organisations.tend()
  return { ...home, job, applications: [before, after] }
}

test('who applied to a name gets no proof of another name, and its poster no details', async () => {
  const { actor, job, applications } = await aJobOfAnotherName()
  await markSharedWithProved(db, 1000)

  const shared = await db
    .selectFrom('application')
    .select('sharesDetails')
    .where('jobId', '=', job.id)
    .execute()
  expect(shared).toEqual([{ sharesDetails: false }, { sharesDetails: false }])
  expect(await findPosterProved(db, job.id)).toBe(false)
  const { items } = await services.applications.applicants.list(actor, job.id)
  expect(items.map(({ isWithheld }) => isWithheld)).toEqual([true, true])
  expect(applications).toHaveLength(2)
})
