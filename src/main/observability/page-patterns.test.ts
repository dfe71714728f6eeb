import { globSync, readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { createPatternFinder, NO_PAGE } from './page-patterns.ts'

const source = globSync('src/routes.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('')
const patterns = ['', ...source.matchAll(/\broute\(\s*'([^']+)'/g)].map((found) =>
  typeof found === 'string' ? found : (found[1] ?? ''),
)
const findPattern = createPatternFinder(patterns)

test('each page is found by its pattern, as the framework finds it', () => {
  expect(patterns.length).toBeGreaterThan(80)
  const routes = patterns.map((path) => ({ path, id: path }))
  for (const pattern of patterns.filter((each) => each !== '*')) {
    const path = `/${pattern.replaceAll(/:(\w+)\??/g, 'a-$1')}`
    expect([path, findPattern(path)]).toEqual([
      path,
      `/${matchRoutes(routes, path)?.[0]?.route.id}`,
    ])
  }
})

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/jobs.data', '/jobs'],
  ['/jobs/', '/jobs'],
  ['/JOBS', '/jobs'],
  ['/jobDetails', '/jobDetails/:jobId?/:slug?'],
  ['/jobs/in/leeds', '/jobs/in/:place'],
  ['/post/upload/template.csv', '/post/upload/template.csv'],
  ['/post/upload/templateXcsv', '/post/upload/:uploadId'],
  ['/newPassword/ada@example.com', '/newPassword/:email?'],
])('%s is answered by %s', (path, pattern) => {
  expect(findPattern(path)).toBe(pattern)
})

test.each(['/wp-login.php', '/jobs/a/b/c', '/%zz', 'http://evil.example/jobs', ''])(
  '%s has no page, and does not become a label',
  (path) => {
    expect(findPattern(path)).toBe(NO_PAGE)
  },
)
