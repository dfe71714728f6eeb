import { expect, test } from 'vitest'
import { logInPath, safeNextPath } from './log-in-path.ts'

test.each([
  ['/post', '/post'],
  ['/jobs?type=Contract', '/jobs?type=Contract'],
  [null, '/dashboard'],
  ['', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['/.//evil.example', '/dashboard'],
  ['/%2e//evil.example', '/dashboard'],
  ['/x/..//evil.example', '/dashboard'],
  ['/.\\\\evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/login?next=/login', '/dashboard'],
  ['/api/v1/user/logout', '/dashboard'],
])('after logging in %s leads to %s', (next, address) => {
  expect(safeNextPath(next)).toBe(address)
})

test('the log-in page leads back to where one wanted to go', () => {
  const url = 'http://localhost:3000/dashboard?tab=appliedJobs'

  expect(logInPath({ url })).toBe('/login?next=%2Fdashboard%3Ftab%3DappliedJobs')
})
