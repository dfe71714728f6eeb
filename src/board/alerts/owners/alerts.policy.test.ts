import { expect, test } from 'vitest'
import { isTheirs } from './alerts.policy.ts'

const OF_ACCOUNT = { accountId: 'ada', emailKey: null }
const OF_ADDRESS = { accountId: null, emailKey: 'ada@example.com' }
const NOBODYS = { accountId: null, emailKey: null }

test.each([
  [OF_ACCOUNT, { accountId: 'ada', emailKey: 'ada@example.com' }, true],
  [OF_ACCOUNT, { accountId: 'ada', emailKey: null }, true],
  [OF_ACCOUNT, { accountId: 'eve', emailKey: 'ada@example.com' }, false],
  [OF_ACCOUNT, { accountId: null, emailKey: 'ada@example.com' }, false],
  [OF_ACCOUNT, NOBODYS, false],
  [OF_ADDRESS, { accountId: 'ada', emailKey: 'ada@example.com' }, true],
  [OF_ADDRESS, { accountId: null, emailKey: 'ada@example.com' }, true],
  [OF_ADDRESS, { accountId: 'ada', emailKey: 'eve@example.com' }, false],
  [OF_ADDRESS, { accountId: 'ada', emailKey: null }, false],
  [OF_ADDRESS, NOBODYS, false],
  [NOBODYS, NOBODYS, false],
])('an alert %o and a holder %o: %s', (alert, holder, expected) => {
  expect(isTheirs(alert, holder)).toBe(expected)
})
