import { expect, test } from 'vitest'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { readPage } from '#tests/support/canaries/walk.ts'
import { greenhouseAdvert, jobsOf } from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'

const { boards, db, services, read, aSource } = await openFeedServer()

const dated = (day: string | undefined, company: string) =>
  greenhouseAdvert(1, { company, first_published: day })

test.each([
  ['none', undefined, false],
  ['its own', '2026-10-20T09:00:00Z', true],
])('a page claims no posting date that nobody stated: %s', async (_, day, isStated) => {
  const { id, address, company } = await aSource([])
  boards.serve(address, { body: JSON.stringify({ jobs: [dated(day, company)] }) })
  await read(6)
  const [job] = await jobsOf(db, id)
  if (!job) throw new Error('There is no job.')
  const text = await readPage(services, jobPath(job), null)
  expect(text).toContain('JobPosting')
  expect(text.includes('"datePosted"')).toBe(isStated)
  expect(text).toMatch(/first seen \d/)
})

test('one that has closed, or is open again, still claims none', async () => {
  const { id, address, company } = await aSource([1, 2, 3, 4])
  const serve = (adverts: object[]) =>
    boards.serve(address, { body: JSON.stringify({ jobs: adverts }) })
  const others = [2, 3, 4].map((number) => greenhouseAdvert(number, { company }))
  const undated = async () => {
    const [job] = await jobsOf(db, id)
    const view = await services.jobs.find(job?.id ?? '')
    return { isUndated: view?.isUndated, isOpen: view?.isOpen }
  }
  serve([dated(undefined, company), ...others])
  await read(6)
  expect(await undated()).toEqual({ isUndated: true, isOpen: true })
  serve(others)
  await read(6)
  await read(12)
  expect(await undated()).toEqual({ isUndated: true, isOpen: false })
  serve([dated(undefined, company), ...others])
  await read(6)
  expect(await undated()).toEqual({ isUndated: true, isOpen: true })
})
