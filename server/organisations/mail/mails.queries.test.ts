import { expect, test } from 'vitest'
import { newId } from '#server/platform/new-id.ts'
import { aPerson } from '#tests/support/people.ts'
import { withNestedLoops } from '#tests/support/nested-loops.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { insertOrganisation } from '../organisations.queries.ts'
import { claimUnqueued, insertMail } from './mails.queries.ts'

const { db } = await openTestServer()

test('no more emails are queued at once than were asked for, whatever the plan', async () => {
  const { id } = await aPerson(db)
  const organisationId = await insertOrganisation(db, id, `Saltmarsh ${newId()}`)
  for (let i = 0; i < 12; i += 1) await insertMail(db, { organisationId, kind: 'proved' })

  expect(await withNestedLoops(db, (db) => claimUnqueued(db, 4))).toHaveLength(4)
})
