import { expect, test } from 'vitest'
import { newId } from '#platform/secrets/new-id.ts'
import { anApplication } from '#tests/support/applications.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { own, notices } = services.applications

async function aLoad(publishedOn = '2026-11-20') {
  const { id } = await db
    .insertInto('registerLoad')
    .values({
      publishedOn,
      fileName: `${newId()}.csv`,
      rows: 1,
      sponsors: 1,
      added: 0,
      removed: 1,
      changed: 0,
      returned: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An applicant for a job whose sponsor is no longer on the register. */
async function aLostLicence() {
  const applied = await anApplication(server)
  const sponsor = await aSponsor(db)
  await db
    .updateTable('job')
    .set({ sponsorId: sponsor.id })
    .where('id', '=', applied.job.id)
    .execute()
  await db.updateTable('jobSearch').set({ licence: 0 }).where('id', '=', applied.job.id).execute()
  await db.updateTable('sponsor').set({ isListed: false }).where('id', '=', sponsor.id).execute()
  return { ...applied, sponsor }
}

async function noticesOf({ applicant, id }: Awaited<ReturnType<typeof aLostLicence>>) {
  const { events } = await own.find(applicant.actor, id)
  return events.filter(({ kind }) => kind === 'licence-changed')
}

test('an applicant is told once of each register that lost the sponsor', async () => {
  const applied = await aLostLicence()
  const [first, second] = [await aLoad(), await aLoad('2026-11-21')]
  const task = { jobId: applied.job.id, loadId: first }
  await Promise.all([notices.notifyLicence(task), notices.notifyLicence(task)])

  expect(await noticesOf(applied)).toMatchObject([
    {
      detail: {
        licence: { sponsor: applied.sponsor.name, publishedOn: '2026-11-20', isListed: false },
      },
    },
  ])
  await notices.notifyLicence({ ...task, loadId: second })
  expect(await noticesOf(applied)).toHaveLength(2)
})

test('nobody is told where the job has closed, passes again or its sponsor is listed', async () => {
  const loadId = await aLoad()
  const [closed, passes, listed] = [
    await aLostLicence(),
    await aLostLicence(),
    await aLostLicence(),
  ]
  await db.updateTable('job').set({ status: 'closed' }).where('id', '=', closed.job.id).execute()
  await db.updateTable('jobSearch').set({ licence: 1 }).where('id', '=', passes.job.id).execute()
  await db
    .updateTable('sponsor')
    .set({ isListed: true })
    .where('id', '=', listed.sponsor.id)
    .execute()

  for (const applied of [closed, passes, listed]) {
    await notices.notifyLicence({ jobId: applied.job.id, loadId })
    expect(await noticesOf(applied)).toEqual([])
  }
})

test('a withdrawn application hears nothing of a register', async () => {
  const applied = await aLostLicence()
  await own.withdraw(applied.applicant.actor, applied.id)
  await notices.notifyLicence({ jobId: applied.job.id, loadId: await aLoad() })

  expect(await noticesOf(applied)).toEqual([])
})
