import { expect, test } from 'vitest'
import { nameDevice } from './device-name.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 13; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['', 'An unknown device'],
  ['<script>alert(1)</script>', 'An unknown device'],
])('the name of %s is ‘%s’', (userAgent, name) => {
  expect(nameDevice(userAgent)).toBe(name)
})
