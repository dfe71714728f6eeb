import { expect, test } from 'vitest'
import { newId } from '#platform/secrets/new-id.ts'
import { aJob } from '#tests/support/builders.ts'
import { deliverMail } from '#tests/support/outbox.ts'
import { aPerson, mailTo } from '#tests/support/people.ts'
import { loadRegister, type Line } from '#tests/support/register-files.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { findCandidates } from '#sponsorship/register/matching/find-candidates.ts'
import { describeRegister } from '#sponsorship/register/describe-register.ts'

const server = await openTestServer()
const { db, tasks, mailbox, runTasks } = server

// Each test's registers are later than those of the tests before it.
let lastDay = 0
function aDay() {
  lastDay += 1
  return new Date(Date.UTC(2026, 0, lastDay)).toISOString().slice(0, 10)
}

const B_RATED = { rating: 'Worker (B rating)' }

/** The entry as checks read it. */
async function sponsorNamed(name: string) {
  const row = await db.selectFrom('sponsor').selectAll().where('name', '=', name).executeTakeFirst()
  const query = { ids: [row?.id ?? ''], nameKeys: [], tradingKeys: [], prefixes: [] }
  const found = await findCandidates(db, query)
  return row && { ...row, ...found?.candidates.find(({ id }) => id === row.id) }
}

async function eventsOf(name: string) {
  return db
    .selectFrom('sponsorEvent')
    .innerJoin('sponsor', 'sponsor.id', 'sponsorEvent.sponsorId')
    .select(['kind', 'before', 'after'])
    .where('name', '=', name)
    .orderBy('sponsorEvent.id')
    .execute()
}

async function countLoads() {
  return (await db.selectFrom('registerLoad').select('id').execute()).length
}

function many(count: number): Line[] {
  return Array.from({ length: count }, () => [`Acme ${newId()} Ltd`])
}

/** An open job that passes by this sponsor's licence. */
async function aPassingJob(sponsorId: string | undefined, ownerId: string | null = null) {
  const job = await aJob(db, { ownerId, sponsorId: sponsorId ?? null })
  await db
    .updateTable('jobSearch')
    .set({ licence: 1, sponsorId: sponsorId ?? null })
    .where('id', '=', job.id)
    .execute()
  return job
}

async function licenceOf({ id }: { id: string }) {
  const row = await db
    .selectFrom('jobSearch')
    .select('licence')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.licence
}

test('added, removed, changed and returned sponsors are counted and stored with their date', async () => {
  const [stays, goes, falls, comes] = [newId(), newId(), newId(), newId()]
  const [first, second, third] = [aDay(), aDay(), aDay()]
  await loadRegister(db, [[stays], [goes], [falls]], { publishedOn: first })
  const next = await loadRegister(db, [[stays], [falls, B_RATED], [comes]], { publishedOn: second })

  expect(next).toEqual({
    isNew: true,
    added: 1,
    removed: 1,
    changed: 1,
    returned: 0,
    jobsAffected: 0,
  })
  expect(await sponsorNamed(goes)).toMatchObject({
    isListed: false,
    firstSeen: first,
    lastSeen: first,
  })
  expect(await sponsorNamed(stays)).toMatchObject({
    isListed: true,
    firstSeen: first,
    lastSeen: second,
  })
  expect(await sponsorNamed(comes)).toMatchObject({ firstSeen: second, lastSeen: second })
  expect(await eventsOf(falls)).toEqual([
    {
      kind: 'changed',
      before: [expect.objectContaining({ rating: 'A' })],
      after: [expect.objectContaining({ rating: 'B' })],
    },
  ])

  const last = await loadRegister(db, [[stays], [goes], [falls, B_RATED], [comes]], {
    publishedOn: third,
  })
  expect(last).toMatchObject({ added: 0, removed: 0, changed: 0, returned: 1 })
  expect(await sponsorNamed(goes)).toMatchObject({
    isListed: true,
    firstSeen: first,
    lastSeen: third,
  })
  expect((await eventsOf(goes)).map(({ kind }) => kind)).toEqual(['removed', 'returned'])
  const shown = await describeRegister(db)
  expect(shown).toContain(`Register of ${third}, from r.csv`)
  expect(shown).toContain(`${second}  no longer listed: ${goes}`)
  expect(shown).not.toMatch(/revoke/i)
})

test('the same register again changes nothing, and an older one is rejected', async () => {
  const lines = many(3)
  const [older, newer] = [aDay(), aDay()]
  await loadRegister(db, lines, { publishedOn: newer })
  const loads = await countLoads()

  expect(await loadRegister(db, lines, { publishedOn: newer })).toMatchObject({ isNew: false })
  await expect(loadRegister(db, many(3), { publishedOn: older })).rejects.toThrow(
    `This register is of ${older}, and the one of ${newer} is loaded already`,
  )
  expect(await countLoads()).toBe(loads)
})

test('a register that lacks more than 3 % of the sponsors is rejected, unless the option allows it', async () => {
  const lines = many(100)
  const lines97 = [...lines.slice(3), ...many(50)]
  await loadRegister(db, lines, { publishedOn: aDay() })
  const loads = await countLoads()

  const smaller = { publishedOn: aDay(), evenIfSmaller: false }
  await expect(loadRegister(db, [...lines.slice(4), ...many(50)], smaller)).rejects.toThrow(
    /^4 of the 100 organisations of .* download it again, or load it all the same \(--even-if-smaller\)/,
  )
  expect(await countLoads()).toBe(loads)
  expect(await sponsorNamed(lines[0]?.[0] ?? '')).toMatchObject({ isListed: true })

  expect(await loadRegister(db, lines97, smaller)).toMatchObject({ removed: 3 })
  await expect(loadRegister(db, [])).rejects.toThrow(/no organisation/)
})

test('a failure during the import leaves the register as it was', async () => {
  const [name, other] = [newId(), newId()]
  await loadRegister(db, [[name]], { publishedOn: aDay() })
  const owner = await aPerson(db)
  const job = await aPassingJob((await sponsorNamed(name))?.id, owner.id)
  const broken = { enqueue: () => Promise.reject(new Error('The queue is gone.')) }

  await expect(loadRegister(db, [[other]], { publishedOn: aDay(), tasks: broken })).rejects.toThrow(
    'The queue is gone.',
  )
  expect(await sponsorNamed(name)).toMatchObject({ isListed: true })
  expect(await sponsorNamed(other)).toBeUndefined()
  expect(await licenceOf(job)).toBe(1)
})

test('the second of two concurrent imports finds the work of the first', async () => {
  const [day, lines] = [aDay(), many(20)]
  const loads = await countLoads()
  const both = await Promise.all([
    loadRegister(db, lines, { publishedOn: day }),
    loadRegister(db, lines, { publishedOn: day }),
  ])

  expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true])
  expect(await countLoads()).toBe(loads + 1)
})

test('only jobs of a sponsor that left or was downgraded lose their licence pass', async () => {
  const [gone, falls, leaves, stays] = [newId(), newId(), newId(), newId()]
  await loadRegister(db, [[gone], [falls], [leaves], [stays]], { publishedOn: aDay() })
  const jobOf = async (name: string) => aPassingJob((await sponsorNamed(name))?.id)
  const jobs = [await jobOf(gone), await jobOf(falls), await jobOf(leaves), await jobOf(stays)]
  const failing = await jobOf(gone)
  await db.updateTable('jobSearch').set({ licence: 2 }).where('id', '=', failing.id).execute()

  const { jobsAffected } = await loadRegister(
    db,
    [[falls, B_RATED], [leaves, { route: 'Creative Worker' }], [stays]],
    { publishedOn: aDay() },
  )
  expect(jobsAffected).toBe(3)
  expect(await Promise.all(jobs.map(licenceOf))).toEqual([0, 2, 0, 1])
  expect(await licenceOf(failing)).toBe(2)
})

test('jobs of a sponsor that is only spelled differently keep their licence pass', async () => {
  const word = newId()
  await loadRegister(db, [[`Acme ${word} Ltd`]], { publishedOn: aDay() })
  const job = await aPassingJob((await sponsorNamed(`Acme ${word} Ltd`))?.id)
  await loadRegister(db, [[`ACME ${word.toUpperCase()} LIMITED`]], { publishedOn: aDay() })
  expect(await licenceOf(job)).toBe(1)

  await loadRegister(db, [[`Acme ${word} LLP`]], { publishedOn: aDay() })
  expect(await licenceOf(job)).toBe(0)
})

test('an owner gets one email about all their jobs, with what the register says', async () => {
  const [owner, other] = [await aPerson(db), await aPerson(db)]
  const [gone, falls] = [newId(), newId()]
  await loadRegister(db, [[gone], [falls]], { publishedOn: aDay() })
  const goneId = (await sponsorNamed(gone))?.id
  const first = await aPassingJob(goneId, owner.id)
  const second = await aPassingJob((await sponsorNamed(falls))?.id, owner.id)
  const closed = await aPassingJob(goneId, other.id)
  await loadRegister(db, [[falls, B_RATED]], { publishedOn: '2026-10-07', tasks })
  await db.updateTable('job').set({ status: 'closed' }).where('id', '=', closed.id).execute()

  await runTasks()
  expect(await mailTo(mailbox, owner.email)).not.toBeNull()
  const mail = await mailTo(mailbox, owner.email)
  expect(mail?.text).toContain('of 7 October 2026')
  expect(mail?.text).toContain(`“${first.title}”: “${gone}” is not on it.`)
  expect(mail?.text).toContain(`“${second.title}”: “${falls}” is listed for Skilled Worker as`)
  expect(mail?.text).toContain('“Worker (B rating)”')
  expect(mail?.text).toContain('does not mean that a licence was revoked')
  expect(mail?.text).toContain('choose that entry')
  expect((await mailbox.list()).filter(({ to }) => to === owner.email)).toHaveLength(1)

  // A member whose job was closed before the email could leave is not notified, nor one given another account's job.
  for (const { id } of [closed, first]) {
    const about = { loadId: 1, jobIds: [id] }
    await deliverMail(server, { kind: 'licence-held', subject: other.id, about })
  }
  expect(await mailTo(mailbox, other.email)).toBeNull()
})
