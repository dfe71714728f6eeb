import { expect, test } from 'vitest'
import { addPublicList } from '#board/sources/operating/operate-sources.ts'
import { DETAILS_A_RUN } from '#board/sources/sources.ts'
import { failure, jobsOf, lastRun } from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'
import { jobPage, siteMap } from '#tests/support/job-pages.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const { clock, boards, db, services, readAlone: read } = await openFeedServer()

/** Teaching Vacancies with adverts of several schools, which an operator has added by its site map. */
async function aService(slugs: string[]) {
  const host = `https://${uniqueWord()}.example`
  const pageOf = (slug: string) => `${host}/jobs/${slug}`
  const list = (slugs: string[], others: string[] = []) =>
    boards.serve(`${host}/sitemap.xml`, { body: siteMap([...slugs.map(pageOf), ...others]) })
  const post = (slug: string, more: object = {}) =>
    boards.serve(pageOf(slug), {
      body: jobPage({
        title: `Teacher of ${slug}`,
        description: `<p>Teach ${slug} to years 7 to 13.</p>`,
        url: pageOf(slug),
        employmentType: ['FULL_TIME'],
        validThrough: '2026-12-11T09:00:00Z',
        hiringOrganization: { '@type': 'School', name: `${slug} Academy`, identifier: '100001' },
        ...more,
      }),
    })
  list(slugs)
  for (const slug of slugs) post(slug)
  const name = await addPublicList(
    db,
    {
      address: `${host}/sitemap.xml`,
      system: 'teaching-vacancies-pages',
      termsAddress: `${host}/terms`,
      termsReadBy: 'Olu Ade',
      employerName: null,
      legalName: null,
      companyNumber: null,
      contact: '',
    },
    clock.now(),
  )
  const source = db.selectFrom('source').select(['id', 'kind']).where('name', '=', name)
  const { id, kind } = await source.executeTakeFirstOrThrow()
  await read()
  const open = async () => {
    const jobs = await jobsOf(db, id)
    return jobs.flatMap(({ status, title }) => (status === 'open' ? title : []))
  }
  const asked = () =>
    boards.asked.flatMap(({ address }) => (address.startsWith(host) ? new URL(address) : []))
  return { id, kind, host, list, post, pageOf, open, asked }
}

test('each job page is an advert of the school that it names, and is never proved', async () => {
  const { id, kind } = await aService(['physics', 'music'])
  expect(kind).toBe('page')
  expect(await jobsOf(db, id)).toMatchObject([
    { title: 'Teacher of music', employerName: 'music Academy', poster: 'source' },
    { title: 'Teacher of physics', employerName: 'physics Academy' },
  ])
})

test('its pages about places and subjects are not asked for', async () => {
  const { host, list, open, asked } = await aService(['physics'])
  list(['physics'], [`${host}/teaching-jobs-in-leeds`, `${host}/pages/privacy-policy`])
  await read(6)
  expect(asked().map(({ pathname }) => pathname)).toEqual(['/sitemap.xml'])
  expect(await open()).toEqual(['Teacher of physics'])
})

test('a run asks for so many pages, and the next goes on where it ended', async () => {
  const slugs = Array.from({ length: DETAILS_A_RUN + 3 }, (_, number) => `subject-${number}`)
  const { open, asked } = await aService(slugs)
  expect(asked()).toHaveLength(1 + DETAILS_A_RUN)
  expect(await open()).toHaveLength(DETAILS_A_RUN)
  await read(6)
  expect(asked()).toHaveLength(1 + 3)
  expect(await open()).toHaveLength(slugs.length)
})

test('an advert closes when its own page says so twice: by 404, or by a closing time that is over', async () => {
  const { id, list, post, pageOf, open } = await aService(['physics', 'music', 'art'])
  list(['physics'])
  await read(12)
  expect(await open()).toHaveLength(3)
  boards.serve(pageOf('music'), failure(404))
  post('art', { validThrough: '2026-10-30T12:00:00Z' })
  await read(6)
  expect(await open()).toHaveLength(3)
  await read(12)
  expect(await open()).toEqual(['Teacher of physics'])
  expect(await lastRun(services, id)).toMatchObject({ answer: 'content', closed: 2 })
})
