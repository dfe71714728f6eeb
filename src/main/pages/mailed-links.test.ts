import { expect, test } from 'vitest'
import { createAlertLinks } from '#board/alerts/owners/alert-links.ts'
import { createMailLinks } from '#hiring/applications/mail/mail-links.ts'
import { createStopLinks } from '#board/saved-jobs/mails/stop-links.ts'

// These links stay in emails for years, so their signatures must never change.
const secret = 'a secret of thirty-two characters'
const id = '1c2d3e4f5g6h7'
const day = new Date('2026-11-01T12:00:00Z')

test.each([
  ['confirm', 'u171VWuPfQVq11HYCzBn4EfrtC6SzpscbSVRgsj5H4o'],
  ['manage', 'uruD322CVn4wlaKn97zwqcCj1o5xJKvcfDE6r73og1Y'],
  ['unsubscribe', '-DzhKKGOWFCQg1d7gkyzDo_Y8ouIXVjRpAHo4DCVKS4'],
  ['open', 'QjB_Df-BSCKs2z6qVLNVm9dcJh1x_wDV5AuX23ge-70'],
] as const)('a link of November 2026 still works: %s an alert', (purpose, signature) => {
  const links = createAlertLinks('https://landfall.example', secret)
  expect(links.sign(purpose, id, day)).toBe(`${id}.g0m.${signature}`)
  expect(links.read(purpose, `${id}.g0m.${signature}`, day)).toBe(id)
})

test.each([
  ['messages', 'x4F2H6RHu461xlGHrWvS0E8_kar-haDqVNkTqPQERYo'],
  ['status', 'UMsX722wIQmKlYp9OMUgtzJBFwQW2HesyHp1eLoByic'],
] as const)('a link of November 2026 still works: no emails about %s', (kind, signature) => {
  const links = createMailLinks({ publicUrl: 'https://landfall.example', sessionSecret: secret })
  expect(links.sign({ kind, accountId: id })).toBe(`${kind}.${id}.${signature}`)
  expect(links.read(`${kind}.${id}.${signature}`)).toEqual({ kind, accountId: id })
})

test('a link of November 2026 still works: no emails about saved jobs', () => {
  const token = `${id}.CZOGjFa5mvLMeaGEaBm498-2_HhUxKaT2iIrml1dNqE`
  const links = createStopLinks(secret)
  expect(links.make(id)).toBe(token)
  expect(links.read(token)).toBe(id)
  expect(links.read(`${token}.more`)).toBeNull()
})

test('a link whose parts are joined otherwise is refused, though its signed text is the same', () => {
  const mails = createMailLinks({ publicUrl: 'https://landfall.example', sessionSecret: secret })
  const [kind, account, mailSignature] = mails.sign({ kind: 'messages', accountId: id }).split('.')
  expect(mails.read(`${kind} ${account}.${mailSignature}`)).toBeNull()

  const alerts = createAlertLinks('https://landfall.example', secret)
  const [alert, signedOn, alertSignature] = alerts.sign('open', id, day).split('.')
  expect(alerts.read('open', `${alert} ${signedOn}.${alertSignature}`, day)).toBeNull()
  expect(alerts.read('manage', `${alert}.${signedOn}.${alertSignature}`, day)).toBeNull()
})
