import { expect, test } from 'vitest'
import { networkOf, toLogNetwork } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['no address', 'no address'],
  ['fe80::1%eth0', 'fe80::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['no address', 'unknown'],
])('the log says of %s that it is in %s', (address, network) => {
  expect(toLogNetwork(address)).toBe(network)
})
