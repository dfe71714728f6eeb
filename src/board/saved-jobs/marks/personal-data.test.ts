import { deleteAccount } from '#tests/support/team.ts'
import { expect, test } from 'vitest'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { anIp } from '#tests/support/people.ts'
import { savedCalls } from '#tests/support/saved-jobs.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readZip } from '#tests/support/zip.ts'

const server = await openTestServer()
const { app, db, services } = server
const { save } = savedCalls(app)

async function aReaderWithMail() {
  const person = await aLoggedInPerson(server)
  const job = await aJob(db)
  await save(job.id, person.cookies)
  await services.savedJobs.notes.save(person.actor, job.id, { note: 'My words', version: 0 })
  await db.updateTable('job').set({ place: 'York' }).where('id', '=', job.id).execute()
  await services.savedJobs.mails.notifyAll()
  return { ...person, job }
}

test('the download has the list, its notes and what we wrote about it', async () => {
  const { cookies, job } = await aReaderWithMail()
  await aReaderWithMail()

  const response = await app.inject({
    url: '/setting/data',
    remoteAddress: anIp(),
    cookies,
    headers: { 'sec-fetch-site': 'same-origin' },
  })

  const { savedJobs } = JSON.parse(String(readZip(response.rawPayload).get('landfall.json')))
  expect(savedJobs).toMatchObject([
    { jobId: job.id, title: job.title, note: 'My words', removedAt: null },
    { mailOf: expect.any(String), items: [{ jobId: job.id, lines: ['Place: Leeds → York'] }] },
  ])
  expect(savedJobs).toHaveLength(2)
})

test('deleting an account deletes its list and its mails, and nobody else’s', async () => {
  const [mine, other] = [await aReaderWithMail(), await aReaderWithMail()]

  await deleteAccount(server, mine.actor.id)

  const jobs = await db.selectFrom('savedJob').select('accountId as id').execute()
  const mails = await db.selectFrom('outboxMail').select('subject as id').execute()
  for (const rows of [jobs, mails]) {
    const owners = rows.map(({ id }) => id)
    expect(owners).not.toContain(mine.actor.id)
    expect(owners).toContain(other.actor.id)
  }
})
