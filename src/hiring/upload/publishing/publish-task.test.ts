import { expect, test } from 'vitest'
import { aProof } from '#tests/support/builders.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { aCompany, aRow, upload } from '#tests/support/uploads.ts'

const server = await openTestServer()
const { db, services, runTasks } = server
const { uploads } = services

test('the task publishes in the background', async () => {
  const {
    id: organisationId,
    actor,
    name: companyName,
  } = await anOrganisation(server, {
    name: aCompany(),
  })
  await aProof(db, organisationId)
  const id = await upload(services, actor, { companyName, rows: [aRow(), aRow()] })

  await Promise.all([uploads.publish(actor, id), uploads.publish(actor, id)])

  await runTasks()
  expect((await uploads.find(actor, id)).upload.state).toBe('done')
  const jobs = await db
    .selectFrom('job')
    .select('status')
    .where('organisationId', '=', organisationId)
    .execute()
  expect(jobs).toEqual([{ status: 'open' }, { status: 'open' }])
})
