import { expect, test } from 'vitest'
import { loader } from './unknown-path.route.tsx'

test.each([
  ['/nope', 302],
  ['/nope.html', 302],
  ['/llms.txt', 404],
  ['/.well-known/security.txt', 404],
  ['/.well-known/change-password', 404],
])('%s is answered with %i', (path, status) => {
  const answer = loader({ url: new URL(path, 'http://localhost') })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('location')).toBe(status === 302 ? '/404' : null)
})
