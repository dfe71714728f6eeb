import { expect, test } from 'vitest'
import { renderEmail, type EmailContent } from './render-email.ts'

const letter: EmailContent = {
  heading: 'Your code',
  paragraphs: ['Type it where you asked for it.', 'It works once.'],
  code: '0417',
  button: { label: 'Go on', href: 'https://landfall.example/a?token=b&c=d' },
  footnote: 'Not you? Then do nothing.',
}

test('the text says everything, in order', async () => {
  const { text } = await renderEmail(letter)

  expect(text).toBe(
    'Your code\n\nType it where you asked for it.\n\nIt works once.\n\n0417\n\n' +
      'Go on:\nhttps://landfall.example/a?token=b&c=d\n\n--\nNot you? Then do nothing.\n',
  )
})

test('the HTML says the same, with the address to be seen as well', async () => {
  const { html } = await renderEmail(letter)

  for (const part of [letter.heading, ...letter.paragraphs, letter.code, letter.footnote]) {
    expect(html).toContain(part)
  }
  const address = 'https://landfall.example/a?token=b&amp;c=d'
  expect(html.split(`href="${address}"`)).toHaveLength(3)
  expect(html).toContain(`>${address}</a>`)
})

test('without a code and a button there are no empty places', async () => {
  const { html, text } = await renderEmail({
    heading: 'Hello',
    paragraphs: ['Bye.'],
    footnote: 'Us.',
  })

  expect(text).toBe('Hello\n\nBye.\n\n--\nUs.\n')
  expect(html).not.toContain('<a ')
  expect(html).not.toContain('undefined')
})

test('what strangers typed is text, never markup', async () => {
  const evil = '"><script>alert(1)</script><a href="https://evil.example">x</a>&amp;'
  const { html } = await renderEmail({
    heading: evil,
    paragraphs: [evil],
    code: evil,
    button: { label: evil, href: 'https://landfall.example/"onmouseover="alert(1)' },
    footnote: evil,
  })

  expect(html).not.toContain('<script')
  expect(html).not.toContain('href="https://evil')
  expect(html).not.toContain('"onmouseover')
  expect(html).toContain('&amp;amp;')
})

test('it needs nothing from elsewhere and reads in the dark', async () => {
  const { html } = await renderEmail(letter)

  expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import/)
  expect(html).toContain('<html dir="ltr" lang="en-GB">')
  expect(html).toContain('content="light dark"')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
})
