import { expect, test } from 'vitest'
import { aProof } from '#tests/support/builders.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { aCompany, aRow, upload } from '#tests/support/uploads.ts'
import { pendingTitle } from './pending-title.ts'

const server = await openTestServer({ firstLook: 'unproved' })
const { db, services } = server
const { organisations, uploads } = services
/** A rule holds these words. */
const HELD = { Description: 'We offer a guaranteed visa.' }

async function aPublishedList(rows: Record<string, string>[], { isProved = false } = {}) {
  const company = await anOrganisation(server, { name: aCompany() })
  if (isProved) await aProof(db, company.id)
  const { actor, name: companyName } = company
  const id = await upload(services, actor, { companyName, rows: rows.map((row) => aRow(row)) })
  const title = async () =>
    pendingTitle(await uploads.find(actor, id), await organisations.list(actor))
  expect(await title()).toBeNull()
  await uploads.publish(actor, id)
  await uploads.publishRows({ uploadId: id })
  return { ...company, title }
}

test('a list of an unproved company says that all of it waits for proof, until it is public', async () => {
  const { id, title } = await aPublishedList([{}, {}])
  expect(await title()).toBe('Nothing is public yet: 2 wait for proof')

  await aProof(db, id)
  await organisations.tend()

  expect(await title()).toBeNull()
})

test('a list of a proved company says what waits only if nothing of it is public', async () => {
  const held = await aPublishedList([HELD], { isProved: true })
  expect(await held.title()).toBe('Nothing is public yet: 1 waits for our check')
  const partly = await aPublishedList([HELD, {}], { isProved: true })
  expect(await partly.title()).toBeNull()
})
