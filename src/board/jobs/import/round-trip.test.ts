import { expect, test } from 'vitest'
import { aJob, anUnusedCountry } from '#tests/support/builders.ts'
import { importText } from '#tests/support/import-text.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()

async function get(path: string) {
  return (await server.app.inject({ url: `/api/v1${path}` })).body
}

test('what the API gives out comes in again, as the same job', async () => {
  const country = anUnusedCountry()
  const job = await aJob(server.db, {
    country,
    title: 'Team leader',
    category: 'agriculture',
    type: 'Part-time',
    place: 'Ely, Cambridgeshire',
    postedAt: '2026-11-02T09:00:00.000Z',
    payMin: 2000,
    payCurrency: 'GBP',
    payPeriod: 'month',
    payText: 'Grade 7, £500 joining bonus',
    hoursPerWeek: 20,
    latitude: 52.4,
    longitude: 0.26,
    isRemote: true,
    applyEmail: 'jobs@saltmarsh.example',
  })
  const details = await get(`/jobs/${job.id}`)
  await server.db.deleteFrom('job').where('id', '=', job.id).execute()

  const { counts } = await importText(server.db, details, { fallbackSource: 'export' })

  expect(counts).toMatchObject({ added: 1, refused: 0 })
  const copy = await server.db
    .selectFrom('job')
    .selectAll()
    .where('sourceRef', '=', job.id)
    .executeTakeFirstOrThrow()
  const basics = [
    'title',
    'employerName',
    'category',
    'type',
    'place',
    'country',
    'description',
  ] as const
  const pay = ['payMin', 'payMax', 'payCurrency', 'payPeriod', 'payText', 'hoursPerWeek'] as const
  const more = ['postedAt', 'isRemote', 'latitude', 'longitude', 'applyEmail', 'preview'] as const
  for (const name of [...basics, ...pay, ...more]) expect(copy[name], name).toEqual(job[name])
})

test('importing a list where it was exported adds nothing', async () => {
  const country = anUnusedCountry()
  await aJob(server.db, { country })
  await aJob(server.db, { country })

  const { counts } = await importText(server.db, await get(`/jobs?country=${country}`))

  expect(counts).toMatchObject({ read: 2, added: 0, unchanged: 2, refused: 0 })
})
