import { expect, test } from 'vitest'
import { newId } from '#platform/secrets/new-id.ts'
import { createMailLinks } from './mail-links.ts'

const publicUrl = 'https://landfall.example'
const links = createMailLinks({ publicUrl, sessionSecret: 'a secret' })

test('a link is good for its kind and account alone', () => {
  const wish = { kind: 'status', accountId: newId() } as const
  const token = links.sign(wish)
  expect(links.read(token)).toEqual(wish)
  expect(links.href(wish)).toBe(`${publicUrl}/mails/off?token=${token}`)

  const [, accountId = '', mac = ''] = token.split('.')
  for (const forged of [
    `messages.${accountId}.${mac}`,
    `status.${newId()}.${mac}`,
    `constructor.${accountId}.${mac}`,
    `${token}.more`,
    `${token}x`,
    '',
    '..',
  ])
    expect(links.read(forged)).toBeNull()
  const other = createMailLinks({ publicUrl, sessionSecret: 'another' })
  expect(other.read(token)).toBeNull()
})
