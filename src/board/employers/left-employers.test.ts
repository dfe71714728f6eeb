import { expect, test } from 'vitest'
import { newId } from '#platform/secrets/new-id.ts'
import type { Licence } from '#sponsorship/model/facts.ts'
import { aRegister, aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services } = await openTestServer()
const { employers } = services

const B_RATED: Licence = { route: 'Skilled Worker', rating: 'B', printed: 'Worker (B rating)' }

/** An event of the newest load for an entry. */
async function anEvent(sponsorId: string, kind: 'changed' | 'removed', after: Licence[] | null) {
  const load = await db
    .selectFrom('registerLoad')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const values = { loadId: load.id, sponsorId, kind, after: after && JSON.stringify(after) }
  await db.insertInto('sponsorEvent').values(values).execute()
}

test('one that left is found by its name, with its history and the day it was gone', async () => {
  await aRegister(db, '2023-05-26')
  const name = `Gone Harbour ${newId()} Limited`
  const { id } = await aSponsor(db, { name, isListed: false, isLoaded: false })
  await aRegister(db, '2024-02-14')
  await anEvent(id, 'changed', [B_RATED])
  await aRegister(db, '2026-11-03')
  await anEvent(id, 'removed', null)
  const other = await aSponsor(db, { name: `Other Harbour ${newId()} Limited` })
  await anEvent(other.id, 'changed', [B_RATED])

  const { employers: found } = await employers.lookUp(name.slice(0, -' Limited'.length - 3))
  expect(found).toMatchObject([{ id, isListed: false, leftOn: '2026-11-03' }])
  const page = await employers.find(id)
  expect(page?.events).toEqual([
    { kind: 'removed', on: '2026-11-03', licences: [] },
    { kind: 'changed', on: '2024-02-14', licences: [B_RATED] },
  ])
  expect(page?.respelled).toBeNull()
})

test('one that is listed in another spelling now leads there', async () => {
  const word = newId()
  const left = await aSponsor(db, { name: `Quay ${word} Limited`, isListed: false })
  const now = await aSponsor(db, { name: `QUAY ${word} LTD.` })
  await aSponsor(db, { name: `Aardvark ${word} Limited` })

  expect((await employers.find(left.id))?.respelled).toEqual({ id: now.id, name: now.name })
  const { employers: found } = await employers.lookUp(`Quay ${word}`)
  expect(found.map(({ id }) => id)).toEqual([now.id, left.id])
})
