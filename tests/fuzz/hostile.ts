import * as fc from 'fast-check'

/** Texts that no form of ours sends. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  '￾',
  '‮evil⁦',
  'é'.repeat(500),
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'prototype',
  'null',
  'undefined',
  '../../etc/passwd',
  '..%2f',
  '//evil.example',
  'javascript:alert(1)',
  '\\\\evil',
  '\r\nset-cookie: a=b',
  '%',
  '%00',
  '%ff',
  '%zz',
  "' or 1=1 --",
  '{{7*7}}',
  '${7*7}',
  '<script>',
  '=1+1',
  '(',
  '[',
  '*',
  '\\',
  '-1',
  '0',
  '-0',
  '1.5',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '2147483648',
  '9223372036854775808',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '292277026596-12-04',
  '24:61',
  '2026-W54',
  'a@b',
  `${'a'.repeat(300)}@example.com`,
  'https://',
  'http://[::1',
  'data:,',
  'ﷺ'.repeat(300),
  '὆8'.repeat(2e3),
  'a'.repeat(5e3),
  ' '.repeat(2e4),
  '"'.repeat(3e3),
  '-'.repeat(4e4),
]

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
)

function nest(depth: number): unknown {
  let value: unknown = 0
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

export const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], -1, 1e308, 0.1),
  },
  { weight: 1, arbitrary: fc.constantFrom(nest(50), nest(1500), Array(3000).fill('a')) },
  { weight: 1, arbitrary: fc.double({ noNaN: true }) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

/** Bodies that do not match their content type. */
export const brokenBody = fc.oneof(
  fc
    .constantFrom(
      '{"a":',
      '[',
      '"',
      'null',
      '0',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{}}}',
      '\ufeff{}',
      ...['['].map((mark) => mark.repeat(50_000)),
      'a=1&a=2&a[]=3',
      '%zz=%',
      '=',
      '&&&&',
      'a'.repeat(5000),
      `${'a=1&'.repeat(3000)}b=2`,
      '--x',
      '--x\r\n\r\n',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n',
    )
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
)

export const hostileHeader = fc.constantFrom<[string, string]>(
  ['accept', 'application/problem+json'],
  ['accept-language', 'xx-'.repeat(500)],
  ['accept-encoding', 'br;q=nan, gzip;q=2, *;q='],
  ['if-none-match', '"'],
  ['range', 'bytes=9-1,-0,x'],
  ['cookie', 'session=%ff; session=; lastJob=__proto__; flash=%7B%22; situation=%00'],
  ['cookie', `saved=${'%22'.repeat(500)}; device=\\; step=..`],
  ['authorization', 'Basic ::'],
  ['x-forwarded-host', 'evil.example\\'],
  ['x-forwarded-proto', 'javascript'],
  ['origin', 'null'],
  ['referer', 'http://[::1'],
  ['user-agent', '${jndi:ldap://x}'],
  ['purpose', 'prefetch'],
  ['expect', '100-continue'],
)

export const WRONG_TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'application/xml',
  '',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary="',
  'multipart/mixed; boundary=x',
  '*/*',
  'constructor',
]

export const ODD_METHODS = [
  'TRACE',
  'HEAD',
  'OPTIONS',
  'PATCH',
  'DELETE',
  'PUT',
  'PROPFIND',
  'QUERY',
]

/** Invalid request targets. */
export const ODD_TARGETS = [
  '//',
  '//evil.example/',
  '/\\evil',
  'http://evil.example/',
  'https:',
  '*',
  '/..%2f..',
  '/%',
  '/%00',
  '/%ff',
  '/?%',
  '/.data',
  '/_.data',
  '/jobs.data?_routes=constructor',
  '/__proto__',
  '/%2e%2e/',
  '/jobs/%00/%ff',
  '/hi//evil.example',
  '/hi/%00',
  '/api/v1/',
  '/api/v1/%00',
  '/assets/../../x',
  `/${'a/'.repeat(3e3)}`,
  `/?${'a'.repeat(9e3)}`,
  '/__manifest?paths=%00',
  '/__manifest?p=//',
]
