import { expect, test } from 'vitest'
import {
  aConnectedSource,
  failure,
  jobsOf,
  lastRun,
  openReferences,
} from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'
import { jobPage } from '#tests/support/job-pages.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const { boards, server, db, services, readAlone: read } = await openFeedServer()

/** A page of one job, read once. */
async function aPage() {
  const address = `https://${uniqueWord()}.example/jobs/nurse`
  const source = await aConnectedSource(server, { system: 'job-page', address })
  const post = (more: object = {}) => boards.serve(address, { body: jobPage(more) })
  post()
  await read()
  const asked = () => boards.asked.filter((each) => each.address === address)
  const isOpen = async () => (await openReferences(db, source.id)).length === 1
  return { ...source, post, asked, isOpen }
}

test('a page of one job is read by its version, and followed', async () => {
  const { id, post, asked, isOpen } = await aPage()
  expect(await isOpen()).toBe(true)
  await read(6)
  expect(asked()).toMatchObject([{ etag: expect.any(String) }])
  post({ title: 'Senior nurse' })
  await read(6)
  expect(await jobsOf(db, id)).toMatchObject([{ title: 'Senior nurse', status: 'open' }])
})

test('it closes when it has said so twice, and comes back', async () => {
  const { address, post, isOpen } = await aPage()
  boards.serve(address, failure(410))
  await read(6)
  await read(6)
  expect(await isOpen()).toBe(true)
  await read(6)
  expect(await isOpen()).toBe(false)
  post()
  await read(6)
  expect(await isOpen()).toBe(true)
})

test('a page that cannot be read is a failure, and closes nothing', async () => {
  const { id, address, isOpen } = await aPage()
  boards.serve(address, failure(500))
  await read(6)
  await read(12)
  expect(await lastRun(services, id)).toMatchObject({ answer: 'failed', status: 500 })
  expect(await isOpen()).toBe(true)
})
