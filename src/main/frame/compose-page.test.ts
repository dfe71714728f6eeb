import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { composePage } from './compose-page.ts'

const NONCE = 'a1b2c3'
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

function compose(head: string, body: string, data: string | null = null, headScripts = '') {
  const rendered = `<html><head>${head}</head><body>${body}</body></html>`
  const { html, scripts } = composePage({ rendered, nonce: NONCE, data, headScripts })
  return { html: html.join(''), scripts }
}

test('the page’s own inline scripts are allowed by their hashes, without the nonce', () => {
  const { html, scripts } = compose(
    '',
    `<p>Text</p><script nonce="${NONCE}">one()</script><script nonce="${NONCE}">two()</script>`,
  )

  expect(html).toBe(
    '<!DOCTYPE html><html><head></head><body><p>Text</p><script>one()</script><script>two()</script></body></html>',
  )
  expect(scripts).toEqual([hashOf('one()'), hashOf('two()')])
})

test('a script that content smuggled in is not allowed, whatever it claims', () => {
  const smuggled = '<script>steal()</script><script nonce="guess">steal()</script>'

  const { html, scripts } = compose('', `${smuggled}<script nonce="${NONCE}">ours()</script>`)

  expect(html).toContain(smuggled)
  expect(scripts).toEqual([hashOf('ours()')])
})

test('the app’s module is text that the starter runs later, with the modules to preload', () => {
  const { html, scripts } = compose(
    `<link rel="modulepreload" href="/assets/a.js" nonce="${NONCE}"/>` +
      `<link rel="modulepreload" href="/assets/b.js" nonce="${NONCE}"/>` +
      `<link nonce="${NONCE}" rel="stylesheet" href="/a.css"/>`,
    `<script nonce="${NONCE}" type="module" async="">import "/assets/a.js"</script>`,
  )

  expect(html).toContain('<head><link rel="stylesheet" href="/a.css"/></head>')
  expect(html).toContain(
    '<script id="app-module" type="text/plain" data-preload="/assets/a.js /assets/b.js">import "/assets/a.js"</script>',
  )
  expect(scripts).toEqual([hashOf('import "/assets/a.js"')])
})

test('no text in the data of the loaders can end their block, and the browser reads it as it was', () => {
  const text = '</script><script>steal()</script><!--'

  const { html, scripts } = compose('', '', `${JSON.stringify([text])}\n`)

  const [, block = ''] =
    /<body><script id="loader-data" type="application\/json">([^]*?)<\/script><\/body>/.exec(
      html,
    ) ?? []
  expect(block).not.toContain('<')
  expect(JSON.parse(block)).toEqual([text])
  expect(scripts).toEqual([])
})

test('scripts of the head are its last part', () => {
  const { html } = compose('<title>A</title>', '', null, '<script type="x">{}</script>')

  expect(html).toContain('<title>A</title><script type="x">{}</script></head>')
})

test('a page in a form we do not know fails loudly instead of losing its scripts', () => {
  expect(() => compose('', `<script async nonce="${NONCE}">one()</script>`)).toThrow(
    'A script was rendered in a form we do not know.',
  )
})
