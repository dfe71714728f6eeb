import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { delayScripts } from './late-scripts.ts'

const NONCE = 'a1b2c3'
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

test('the page’s own inline scripts are allowed by their hashes, without the nonce', () => {
  const { html, hashes } = delayScripts(
    `<body><script nonce="${NONCE}">one()</script><script nonce="${NONCE}">two()</script></body>`,
    NONCE,
  )

  expect(html).toBe('<body><script>one()</script><script>two()</script></body>')
  expect(hashes).toEqual([hashOf('one()'), hashOf('two()')])
})

test('a script that content smuggled in is not allowed, whatever it claims', () => {
  const smuggled = '<script>steal()</script><script nonce="guess">steal()</script>'

  const { html, hashes } = delayScripts(
    `${smuggled}<script nonce="${NONCE}">ours()</script>`,
    NONCE,
  )

  expect(html).toContain(smuggled)
  expect(hashes).toEqual([hashOf('ours()')])
})

test('the app’s module is text that the starter runs later, and nothing of it is preloaded', () => {
  const { html, hashes } = delayScripts(
    `<link rel="modulepreload" href="/assets/a.js" nonce="${NONCE}"/>` +
      `<link nonce="${NONCE}" rel="stylesheet" href="/a.css"/>` +
      `<script nonce="${NONCE}" type="module" async="">import "/assets/a.js"</script>`,
    NONCE,
  )

  expect(html).toBe(
    '<link rel="stylesheet" href="/a.css"/>' +
      '<script id="app-module" type="text/plain">import "/assets/a.js"</script>',
  )
  expect(hashes).toEqual([hashOf('import "/assets/a.js"')])
})

test('a page in a form we do not know fails loudly instead of losing its scripts', () => {
  expect(() => delayScripts(`<script async nonce="${NONCE}">one()</script>`, NONCE)).toThrow(
    'A script was rendered in a form we do not know.',
  )
})
