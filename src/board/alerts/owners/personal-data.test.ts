import { expect, test } from 'vitest'
import { anAlert, aWantedAlert } from '#tests/support/alerts.ts'
import { aVisitor } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { PERSONAL_DATA } from '#main/personal-data.ts'
import { readAlerts } from './personal-data.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const server = await openTestServer()
const { db, services } = server

/** A person with an alert, and another one from before they had an account. */
async function aPersonWithTwo() {
  const q = uniqueWord()
  const person = { where: 'uk', permission: 'graduate', sameEmployer: 'yes' } as const
  const { actor, email } = await anAlert(server, { search: { q }, person })
  await services.alerts.request(aVisitor(), email, aWantedAlert({ search: { q: uniqueWord() } }))
  return { q, actor }
}

test('the export has the alerts of the account and those of its address, and no others', async () => {
  const { q, actor } = await aPersonWithTwo()
  await aPersonWithTwo()

  const records = await Array.fromAsync(readAlerts(db, actor.id))
  expect(records).toHaveLength(2)
  expect(records[0]).toMatchObject({
    query: `q=${q}`,
    frequency: 'daily',
    status: 'on',
    situation: { where: 'uk', permission: 'graduate' },
  })
  expect(JSON.stringify(records)).not.toContain('sameEmployer')
})

test('deleting an account deletes both, with what they have sent', async () => {
  const { actor } = await aPersonWithTwo()
  const other = await aPersonWithTwo()

  await db.transaction().execute(async (db) => {
    for (const records of Object.values(PERSONAL_DATA))
      await records.delete(db, actor.id, server.tasks)
  })

  expect(await Array.fromAsync(readAlerts(db, actor.id))).toEqual([])
  expect(await Array.fromAsync(readAlerts(db, other.actor.id))).toHaveLength(2)
})
