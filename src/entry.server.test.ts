import { createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from './platform/pages/context.ts'
import { handleError } from './entry.server.tsx'

/** The log entry of an error on a page. */
function logged(error: unknown, request = new Request('http://localhost/about')) {
  const lines: unknown[] = []
  const context = new RouterContextProvider()
  const log = { error: (error: unknown) => lines.push(error) }
  context.set(requestContext, { log } as never)
  handleError(error, { context, request })
  return lines
}

test('a wrong method or an unknown address is no failure of ours', async () => {
  const { query } = createStaticHandler([{ id: 'about', path: '/about', loader: () => null }])

  for (const request of [
    new Request('http://localhost/about', { method: 'POST' }),
    new Request('http://localhost/nowhere'),
  ]) {
    const result = await query(request)
    if (result instanceof Response) throw new Error('This should be a page.')
    const [error] = Object.values(result.errors ?? {})
    expect(result.statusCode).toBeGreaterThanOrEqual(400)
    expect(error).toBeDefined()
    expect(logged(error)).toEqual([])
  }
})

test('what fails is logged, unless nobody waits for it any more', () => {
  const failure = new Error('The database is gone')
  const controller = new AbortController()
  controller.abort()
  const left = new Request('http://localhost/about', { signal: controller.signal })

  expect(logged(failure)).toEqual([failure])
  expect(logged(failure, left)).toEqual([])
})
