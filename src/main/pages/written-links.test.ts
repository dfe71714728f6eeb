import { globSync, readFileSync } from 'node:fs'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { PAGES } from '#tests/support/page-caching.ts'

const LINK =
  /\b(?:href|action)=(?:"(\/[^"]*)"|\{`(\/[^`]*)`\})|\bhref: (?:'(\/[^']*)'|`(\/[^`]*)`)/g
/** Calls, and pages’ own files. */
const NO_PAGE = /^\/api\/|\.(?:svg|png|csv|ics)$|^\/setting\/data$|\/picture$/

/** A path as it is written, without its query; a value that is a whole part of it is ‘x’. */
function toPath(written: string) {
  return written
    .replaceAll(/(?<=\/)\$\{[^}]*\}/g, 'x')
    .replaceAll(/\$\{[^}]*\}/g, '')
    .replace(/[?#].*$/, '')
}

test('every link that is written out leads to a page', () => {
  // ‘*’ is the page for what is not there.
  const routes = Object.keys(PAGES).flatMap((path) => (path === '*' ? [] : [`/${path}`]))
  const links = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(LINK)].map(([, ...paths]) => ({
        file,
        path: toPath(paths.find(Boolean) ?? ''),
      })),
    )
    .filter(({ path }) => !NO_PAGE.test(path))
  expect(links.length).toBeGreaterThan(100)

  expect(links.filter(({ path }) => !routes.some((route) => matchPath(route, path)))).toEqual([])
})
