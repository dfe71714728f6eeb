import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shouldRevalidate } from '#platform/forms/pages/use/after-rejection.ts'
import routes from '../../routes.ts'

const sources = routes.map(({ file }) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }))

/** The source of a page’s loader; '' without one. */
function loaderIn(text: string): string {
  return /^export (?:async )?function loader\b[^]*?^\}/m.exec(text)?.[0] ?? ''
}

// With a script a loader does not run again after a rejection: the page’s URL says which form it was.
test('no loader says which form was sent', () => {
  const telling = sources.filter(({ text }) =>
    /\bpostedForm\(|get\('(?:form|do)'\)/.test(loaderIn(text)),
  )

  expect(sources.filter(({ text }) => loaderIn(text) !== '').length).toBeGreaterThan(100)
  expect(telling.map(({ file }) => file)).toEqual([])
})

test.each([422, 429, 409, 404])('a page loads anew after a rejection with %i', (actionStatus) => {
  expect(shouldRevalidate({ actionStatus, defaultShouldRevalidate: false })).toBe(true)
})

test.each([401, 503, undefined])(
  'a page stays where loading would lead away from the form, or nothing was sent: %s',
  (status) => {
    const sent = status === undefined ? {} : { actionStatus: status }
    expect(shouldRevalidate({ ...sent, defaultShouldRevalidate: false })).toBe(false)
  },
)
