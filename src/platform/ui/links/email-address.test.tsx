import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailAddress } from './email-address.tsx'

test('an email address may break before its signs only, and is copied whole', () => {
  const html = renderToStaticMarkup(<EmailAddress address="ada.lovelace@mail.example" />)

  expect(html).toBe('ada<wbr/>.lovelace<wbr/>@mail<wbr/>.example')
})
