import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const text = await readFile('public/speculation-rules.json', 'utf8')
const [everything, { not: kept }] = JSON.parse(text).prefetch[0].where.and

/** Whether pointing at a link to this address fetches it. */
function isFetchedEarly(address: string) {
  const url = `http://localhost${address}`
  const matches = (pattern: string) => new URLPattern(pattern, 'http://localhost').test(url)
  return matches(everything.href_matches) && !kept.href_matches.some(matches)
}

test('a page that asks who is there is never fetched before somebody goes there', async () => {
  const sources = await Promise.all(
    routes.map(async ({ path = '', file }) => ({
      address: `/${path.replaceAll(/:\w+\??/g, 'x')}`,
      source: await readFile(`app/${file}`, 'utf8'),
    })),
  )
  const guarded = sources
    .filter(({ source }) => /\b(?:requireActor|atDesk)\(/.test(source))
    .map(({ address }) => address)

  expect(guarded.length).toBeGreaterThan(10)
  expect(guarded.filter(isFetchedEarly)).toEqual([])
})

test('what does something by being asked for is never fetched early', () => {
  const deeds = ['/api/v1/user/logout', '/setting/email?token=x', '/verification?token=x']

  expect(deeds.filter(isFetchedEarly)).toEqual([])
})

test('jobs, their lists and what one reads are', () => {
  const read = ['/', '/jobs', '/jobs?q=nurse', '/jobs/care', '/jobDetails/x/nurse', '/about']

  expect(read.filter((address) => !isFetchedEarly(address))).toEqual([])
})
