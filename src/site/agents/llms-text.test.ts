import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { FILES, PAGES } from './llms-text.ts'

const { app, services } = await openTestServer()

test('llms.txt names the tools that there are, and calls that answer without an account', async () => {
  const { statusCode, headers, body } = await app.inject('/llms.txt')

  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  for (const { name, title } of services.agents.listTools()) {
    expect(body).toContain(`- ${name}: ${title}\n`)
  }
  const calls = [...body.matchAll(/^- (GET|POST) http:\/\/localhost:3000(\S+): /gm)]
  expect(calls.map(([, method, path]) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['GET /api/v1/jobs', 'POST /api/v1/real', 'POST /mcp']),
  )
  for (const [, method, path = ''] of calls) {
    const url = path.replaceAll(/\{\w+\}/g, 'x')
    const answer = await app.inject({
      method: method as 'GET',
      url,
      ...(method === 'POST' && { payload: {} }),
    })
    expect([url, answer.statusCode]).not.toEqual([url, 401])
  }
})

test('each page and file that it names exists', async () => {
  const pages = new Set(routes.map(({ path }) => `/${path}`))
  expect(Object.keys(PAGES).filter((path) => !pages.has(path))).toEqual([])
  for (const url of Object.keys(FILES)) {
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200])
  }
})

test('it is short, and calls nothing safe or certain', async () => {
  const { body } = await app.inject('/llms.txt')
  expect(body.length).toBeLessThan(5000)
  expect(body).not.toMatch(/\b(?:safe|will|genuine|guarantee)/i)
})
