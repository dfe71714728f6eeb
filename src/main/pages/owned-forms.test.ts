import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Forms that act by their link, or end the session, whoever is logged in. */
const FOR_ANYBODY = [
  'src/accounts/log-in/pages/logged-in.tsx',
  'src/board/alerts/pages/alert-link.tsx',
  'src/board/alerts/pages/unsubscribe.route.tsx',
  'src/site/mails/pages/mails-off.route.tsx',
  // Names nobody's account.
  'src/site/real/pages/pass-on.tsx',
  'src/site/real/pages/real-form.tsx',
]

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('every form that is sent says first for whom its page was rendered', () => {
  const forms = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/method="post"(?:[^<]*\/>|[^]*?<\/(?:fetcher\.)?[Ff]orm>)/g)].map(
      ([form]) => ({
        file,
        first: /<(\w*(?:input|Field|TextArea|PageOwner|Returnable))\b/.exec(form)?.[1],
      }),
    ),
  )
  const silent = forms.filter(({ first = '' }) => !/^(?:PageOwner|Returnable)$/.test(first))

  expect(forms.length).toBeGreaterThan(70)
  expect([...new Set(silent.map(({ file }) => file))].toSorted()).toEqual(FOR_ANYBODY.toSorted())
})

test('every call of a page that writes says for whom the page was rendered', () => {
  const calls = sources.flatMap(({ file, text }) => {
    const isOfPage = /\/pages\/|\/forms\//.test(file)
    const writes = isOfPage
      ? text.match(/\bfetch\([^)]*\bmethod\b[^]*?\)\n|request\.open\('POST'/g)
      : null
    return (writes ?? []).map(() => ({ file, isSilent: !text.includes('ownerHeader()') }))
  })

  expect(calls.length).toBeGreaterThan(3)
  expect(calls.filter(({ isSilent }) => isSilent)).toEqual([])
})
