import { expect, test } from 'vitest'
import { insertOrganisation } from '#organisations/organisations.queries.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { withNestedLoops } from '#tests/support/nested-loops.ts'
import { aPerson } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { claimUnqueued } from './outbox.queries.ts'
import { saveMail } from './outbox.ts'

const { db } = await openTestServer()

test('no more emails are queued at once than were asked for, whatever the plan', async () => {
  const { id } = await aPerson(db)
  const subject = await insertOrganisation(db, id, `Saltmarsh ${newId()}`)
  const about = { kind: 'proved', detail: '' } as const
  for (let i = 0; i < 12; i += 1) await saveMail(db, { kind: 'organisation', subject, about })

  expect(await withNestedLoops(db, (db) => claimUnqueued(db, 4))).toHaveLength(4)
})
