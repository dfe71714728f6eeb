import { expect, test } from 'vitest'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { HOSTILE, readXml } from '#tests/support/xml.ts'
import { readViews } from './open-jobs.queries.ts'
import { cleanForXml } from '#platform/text/xml.ts'

const { app, db } = await openTestServer()

/** The elements of one job in the feed; null if it is not included. */
async function inFeed(id: string) {
  const { body, headers } = await app.inject('/feeds/jobs.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  readXml(body)
  const jobs = body.split('<job>').slice(1)
  const own = jobs.find((job) => job.includes(`<referencenumber><![CDATA[${id}]]>`))
  return own ? readXml(`<job>${own.replace('</source>', '')}`) : null
}

test('the feed has every fact of a job', async () => {
  const job = await aJob(db, {
    title: 'Night nurse',
    payMin: 15.5,
    payMax: 17,
    payCurrency: 'GBP',
    payPeriod: 'hour',
    type: 'Part-time',
    postcodeDistrict: 'LS1',
    isRemote: true,
    description: 'Care & more <by night>',
    postedAt: '2026-11-01T09:30:00.000Z',
  })

  expect(await inFeed(job.id)).toMatchObject({
    title: ['Night nurse'],
    date: ['Sun, 01 Nov 2026 09:30:00 GMT'],
    url: [`http://localhost:3000/jobDetails/${job.id}/night-nurse`],
    company: ['Saltmarsh House'],
    city: ['Leeds'],
    country: ['GB'],
    postalcode: ['LS1'],
    description: ['<p>Care &amp; more &lt;by night&gt;</p>'],
    salary: ['£15.50 to £17 an hour'],
    jobtype: ['parttime'],
    category: ['Nursing'],
    remotetype: ['Fully remote'],
  })
})

test('facts the advert does not state have no element', async () => {
  const { id } = await aJob(db, { type: null, place: null })

  const names = Object.keys((await inFeed(id)) ?? {})
  for (const name of ['salary', 'jobtype', 'city', 'postalcode', 'remotetype', 'expirationdate']) {
    expect(names).not.toContain(name)
  }
})

test('a hostile advert stays inside its own elements', async () => {
  const text = HOSTILE
  const { id } = await aJob(db, { title: text, employerName: text, place: text, description: text })

  expect(await inFeed(id)).toMatchObject({
    title: [cleanForXml(text)],
    company: [cleanForXml(text)],
    city: [cleanForXml(text)],
  })
})

test('closed, expired, removed and sample jobs are not published', async () => {
  const jobs = [
    await aJob(db, { status: 'closed' }),
    await aJob(db, { status: 'removed' }),
    await aJob(db, { closesAt: new Date(Date.now() - 1000).toISOString() }),
    await aJob(db, { source: 'sample', sourceRef: 'a-sample' }),
  ]

  for (const { id } of jobs) expect(await inFeed(id)).toBeNull()
})

test('pages of any size hold each job once', async () => {
  for (let i = 0; i < 7; i += 1) await aJob(db, { postedAt: '2026-05-05T05:05:05.000Z' })
  const whole = (await Array.fromAsync(readViews(db, { after: null, to: null }, 1000))).flat()

  for (const size of [1, 2, 5]) {
    const pages = await Array.fromAsync(readViews(db, { after: null, to: null }, size))
    expect(pages.flat()).toEqual(whole)
  }
})

test('search engines are told not to index the feed', async () => {
  const { headers } = await app.inject({ method: 'HEAD', url: '/feeds/jobs.xml' })

  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['cache-control']).toBe('public, max-age=60')
})
