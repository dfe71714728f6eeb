import { expect, test } from 'vitest'
import { renderEmail, type EmailContent } from './render-email.ts'

const content: EmailContent = {
  subject: 'Your code',
  heading: 'Your code',
  paragraphs: ['Enter it where you requested it.', 'It works once.'],
  code: '0417',
  button: { label: 'Continue', href: 'https://landfall.example/a?token=b&c=d' },
  footnote: 'Not you? Ignore this email.',
}

test('the plain text has all parts in order', async () => {
  const { text } = await renderEmail(content)

  expect(text).toBe(
    'Your code\n\nEnter it where you requested it.\n\nIt works once.\n\n0417\n\n' +
      'Continue:\nhttps://landfall.example/a?token=b&c=d\n\n--\nNot you? Ignore this email.\n',
  )
})

test('the HTML has the same parts, and shows the link’s address too', async () => {
  const { html } = await renderEmail(content)

  for (const part of [content.heading, ...content.paragraphs, content.code, content.footnote]) {
    expect(html).toContain(part)
  }
  const address = 'https://landfall.example/a?token=b&amp;c=d'
  expect(html.split(`href="${address}"`)).toHaveLength(3)
  expect(html).toContain(`>${address}</a>`)
})

test('a missing code or button leaves no gap', async () => {
  const { html, text } = await renderEmail({
    subject: 'Hello',
    heading: 'Hello',
    paragraphs: ['Bye.'],
    footnote: 'Us.',
  })

  expect(text).toBe('Hello\n\nBye.\n\n--\nUs.\n')
  expect(html).not.toContain('<a ')
  expect(html).not.toContain('undefined')
})

test('texts from strangers are escaped', async () => {
  const evil = '"><script>alert(1)</script><a href="https://evil.example">x</a>&amp;'
  const { html } = await renderEmail({
    subject: evil,
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

test('the HTML loads nothing from elsewhere and has a dark scheme', async () => {
  const { html } = await renderEmail(content)

  expect(html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import/)
  expect(html).toContain('<html dir="ltr" lang="en-GB">')
  expect(html).toContain('content="light dark"')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
})
