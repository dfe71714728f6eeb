import { expect, test } from 'vitest'
import { aPartner, aPartnerJob } from '#tests/support/partners.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()

test.each(['live', 'staging'] as const)(
  'a %s system changes only the version that it names',
  async (mode) => {
    const partner = await aPartner(server, { mode })
    const sent = aPartnerJob()
    const created = await partner.create(sent)
    const { id } = created.json()
    const change = (jobTitle: string, ifMatch: string) =>
      partner.call('PUT', `/${id}`, { ...sent, jobTitle }, { 'if-match': ifMatch })
    const first = String(created.headers.etag)
    expect(first).toMatch(/^"[\w-]{22}"$/)
    expect((await partner.create(sent)).headers.etag).toBe(first)

    const changed = await change('Day nurse', first)
    expect([changed.statusCode, changed.json().title]).toEqual([200, 'Day nurse'])
    const second = String(changed.headers.etag)
    expect(second).not.toBe(first)

    for (const stale of [first, `W/${second}`, '"', '']) {
      const refused = await change('Late nurse', stale)
      expect([refused.statusCode, refused.json().code], stale).toEqual([412, 'not_that_version'])
      expect(refused.json().title).toContain('Read it again')
    }
    const read = await partner.call('GET', `/${id}`)
    expect(read.json()).toEqual(changed.json())
    expect(read.headers.etag).toBe(second)

    expect((await change('Late nurse', `${first}, ${second}`)).statusCode).toBe(200)
    expect((await change('Any nurse', '*')).statusCode).toBe(200)
    const without = await partner.change(id, { ...sent, jobTitle: 'Night nurse' })
    expect(without.statusCode).toBe(200)
  },
)

test('a change that somebody makes on the site is another version', async () => {
  const partner = await aPartner(server)
  const sent = aPartnerJob()
  const created = await partner.create(sent)
  const { id } = created.json()
  const { steps } = server.services.postings
  const { answers } = await steps.open(partner.actor, id)
  await server.services.postings.change(partner.actor, id, {
    values: { ...answers, jobTitle: 'Ward nurse', noFee: 'on' },
    problems: [],
    failure: null,
  })

  const ifMatch = { 'if-match': String(created.headers.etag) }
  const refused = await partner.call('PUT', `/${id}`, sent, ifMatch)
  expect(refused.statusCode).toBe(412)
  expect((await partner.call('GET', `/${id}`)).json().title).toBe('Ward nurse')
})

test('nobody reads a job of another organisation', async () => {
  const [one, other] = [await aPartner(server), await aPartner(server)]
  const { id } = (await one.create(aPartnerJob())).json()

  expect((await other.call('GET', `/${id}`)).statusCode).toBe(404)
  expect((await one.call('GET', '/nothing')).statusCode).toBe(404)
})
