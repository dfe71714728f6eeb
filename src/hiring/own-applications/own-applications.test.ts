import { expect, test } from 'vitest'
import { aPostedJob, applyFor, aLoggedInPerson } from '#tests/support/applications.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db } = server

async function anEmployerAndSeeker() {
  return { employer: await aLoggedInPerson(server), seeker: await aLoggedInPerson(server) }
}

test('applied jobs are listed newest first, page by page, removed ones as they were', async () => {
  const { seeker, employer } = await anEmployerAndSeeker()
  const jobs = []
  for (const title of ['First', 'Second', 'Third']) {
    const job = await aPostedJob(db, employer.actor, { title })
    await applyFor(server, { applicant: seeker, jobId: job.id })
    jobs.push(job)
  }
  await db
    .updateTable('job')
    .set({ status: 'removed', description: 'Gone', title: 'Gone' })
    .where('id', '=', jobs[0]?.id ?? '')
    .execute()
  const list = (query: string) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/apply/jobs${query}`,
      cookies: seeker.cookies,
      payload: { userID: seeker.actor.id },
    })

  const first = await list('?limit=2')
  const next = /<[^>]*(\?[^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  const second = await list(next)

  expect(first.json().map(({ title }: { title: string }) => title)).toEqual(['Third', 'Second'])
  expect(first.headers).toMatchObject({ 'x-total-count': '3', 'cache-control': 'no-store' })
  expect(second.json()).toEqual([
    {
      _id: jobs[0]?.id,
      userID: null,
      logo: null,
      date: expect.stringMatching(/^\d{1,2} \w+ \d{4}$/),
      name: 'Saltmarsh House',
      title: 'First',
      ranges: 'Full-time',
      category: expect.any(String),
      location: 'Leeds, United Kingdom',
      description: jobs[0]?.description,
      email: null,
    },
  ])
  expect(second.headers.link).toBeUndefined()
})

test.each([
  ['nobody', 401],
  ['with somebody else’s userID', 403],
  ['with a damaged position', 400],
] as const)('the list of applied jobs is not for %s', async (who, status) => {
  const { seeker, employer } = await anEmployerAndSeeker()

  const response = await app.inject({
    method: 'POST',
    url: `/api/v1/apply/jobs${status === 400 ? '?after=x' : ''}`,
    cookies: who === 'nobody' ? {} : seeker.cookies,
    payload: { userID: status === 403 ? employer.actor.id : undefined },
  })

  expect(response.statusCode).toBe(status)
})
