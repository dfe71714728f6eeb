import { expect, test } from 'vitest'
import { insertOrganisationEvent } from './organisations.queries.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aMember, anOrganisation } from '#tests/support/organisations.ts'
import { aForm, aTextPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server

const download = (id: string, cookies: Record<string, string> = {}) =>
  app.inject({ url: `/organisations/${id}/history.csv`, cookies })

test('members download the whole history, newest first, safe for a spreadsheet', async () => {
  const { id, actor } = await anOrganisation(server)
  const reader = await aMember(server, id, 'reader')
  for (let i = 0; i < 230; i += 1)
    await insertOrganisationEvent(db, {
      organisationId: id,
      actorId: actor.id,
      action: 'job-posted',
      detail: `=HYPERLINK("x") ${i}`,
    })

  const response = await download(id, reader.cookies)

  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  const lines = response.body.trim().split('\r\n')
  expect(lines).toHaveLength(232)
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"") 229"`)
  expect(lines.at(-1)).toContain('made the organisation')
})

test('members do not read who at the desk did something, and read each other’s names', async () => {
  const { id, actor } = await anOrganisation(server)
  const { actor: admin } = await aLoggedInPerson(server, { isOwner: true })
  const { actor: both } = await aMember(server, id, 'owner', { isOwner: true })
  for (const action of ['suspended', 'claimed'] as const)
    for (const { id: actorId } of [both, admin])
      await insertOrganisationEvent(db, { organisationId: id, actorId, action })

  const { items } = await services.organisations.listHistory(actor, id, null)

  const own = `${both.firstName} ${both.lastName}`
  // Who is both acts at the desk for us, and as a member in their own name.
  expect(items.slice(0, 4).map(({ who }) => who)).toEqual(['Landfall', own, 'Landfall', 'Landfall'])
  expect((await download(id, (await aMember(server, id, 'reader')).cookies)).body).toContain(
    'Landfall',
  )
})

test('the history names jobs by their titles, and links to those that are still there', async () => {
  const { id, name, actor, owner } = await anOrganisation(server)
  const post = (jobTitle: string) =>
    services.postings.publish(
      actor,
      aForm(aTextPosting({ companyName: name, email: actor.email, jobTitle })),
    )
  const [stays, goes] = [await post('Night nurse'), await post('Day nurse')]
  await services.postings.remove(actor, goes.id)
  for (const detail of [`${stays.id} 3`, `${stays.id} M-01 Money asked for a job`])
    await insertOrganisationEvent(db, {
      organisationId: id,
      actorId: actor.id,
      action: detail.endsWith(' 3') ? 'resumes-downloaded' : 'note-stopped',
      detail,
    })

  const { items } = await services.organisations.listHistory(actor, id, null)

  expect(items.map(({ job, detail }) => [job, detail]).slice(0, 5)).toEqual([
    [{ id: stays.id, title: 'Night nurse' }, 'Money asked for a job'],
    [{ id: stays.id, title: 'Night nurse' }, '3'],
    [{ id: null, title: 'Day nurse' }, ''],
    [{ id: null, title: 'Day nurse' }, ''],
    [{ id: stays.id, title: 'Night nurse' }, ''],
  ])
  const { body } = await download(id, owner.cookies)
  expect(body).toContain('Night nurse')
  for (const job of [stays, goes]) expect(body).not.toContain(job.id)
})

test('strangers and visitors download nothing', async () => {
  const { id } = await anOrganisation(server)
  const stranger = await aLoggedInPerson(server)

  expect((await download(id, stranger.cookies)).statusCode).toBe(404)
  expect((await download('..%2f', stranger.cookies)).statusCode).toBe(404)
  const visitor = await download(id)
  expect([visitor.statusCode, visitor.headers.location]).toEqual([
    303,
    `/login?next=%2Forganisations%2F${id}`,
  ])
})

test('the page of an organisation is its members’ alone', async () => {
  const { id } = await anOrganisation(server)
  const { actor } = await aLoggedInPerson(server)

  expect(await services.organisations.list(actor)).toEqual([])
  await expect(services.organisations.find(actor, id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(services.organisations.listHistory(actor, id, null)).rejects.toMatchObject({
    code: 'not_found',
  })
})
