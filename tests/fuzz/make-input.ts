import * as fc from 'fast-check'
import { anIp } from '#tests/support/people.ts'
import * as hostile from './hostile.ts'
import type { Input } from './send.ts'
import { encode, type Request } from './targets.ts'

/** Changes to a request. */
export const change = fc.record({
  which: fc.nat(),
  params: fc.boolean(),
  texts: fc.array(hostile.hostileText, { minLength: 4, maxLength: 4 }),
  query: fc.array(fc.tuple(fc.nat(), hostile.hostileText), { maxLength: 3 }),
  fields: fc.array(fc.tuple(fc.nat(), hostile.hostileValue), { maxLength: 3 }),
  extra: fc.option(fc.tuple(hostile.hostileText, hostile.hostileValue), { freq: 4 }),
  header: fc.option(hostile.hostileHeader, { freq: 3 }),
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constant('values' as const) },
    { weight: 3, arbitrary: fc.constant('body' as const) },
    { weight: 1, arbitrary: fc.constant('type' as const) },
    { weight: 1, arbitrary: fc.constant('method' as const) },
    { weight: 1, arbitrary: fc.constant('target' as const) },
    { weight: 1, arbitrary: fc.constant('truncated' as const) },
  ),
  body: hostile.brokenBody,
  odd: fc.nat(),
})

type Changes = typeof change extends fc.Arbitrary<infer Value> ? Value : never

/** A request with these changes, as bytes. */
export async function makeInput(
  requests: Request[],
  changes: Changes,
  cookies: Record<string, string>,
): Promise<Input> {
  const request = at(requests, changes.which)
  const { kind, odd, header, body: broken } = changes
  const hasBody = request.encoding !== 'none' || kind === 'body'
  const { type, body } = hasBody
    ? await encode({ ...request, fields: changeFields(request.fields, changes) })
    : { type: '', body: null }
  const isGet = request.method === 'GET' || request.method === 'HEAD'
  const headers: [string, string][] = [
    ['host', 'localhost'],
    ['x-forwarded-for', anIp()],
    [
      'cookie',
      Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; '),
    ],
    ['sec-fetch-site', 'same-origin'],
    ...(hasBody
      ? [
          ['content-type', kind === 'type' ? at(hostile.WRONG_TYPES, odd) : type] as [
            string,
            string,
          ],
        ]
      : []),
    ...(header ? [header] : []),
  ]
  return {
    method: kind === 'method' ? at(hostile.ODD_METHODS, odd) : request.method,
    target: kind === 'target' ? at(hostile.ODD_TARGETS, odd) : targetOf(request, changes),
    headers,
    body: isGet ? null : kind === 'body' ? broken : body,
    isTruncated: kind === 'truncated' && !isGet,
  }
}

function changeFields(fields: Record<string, unknown>, { fields: changed, extra }: Changes) {
  const names = Object.keys(fields)
  const entries = new Map(Object.entries(fields))
  for (const [index, value] of changed) {
    if (names.length > 0) entries.set(at(names, index), value)
  }
  // `Object.fromEntries` also makes '__proto__' an own property.
  if (extra) entries.set(extra[0].toWellFormed(), extra[1])
  return Object.fromEntries(entries)
}

function targetOf({ path, params, query }: Request, changes: Changes) {
  let index = 0
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    index += 1
    return changes.params ? escape(changes.texts[index % 4] ?? '') : (params[name] ?? '')
  })
  const pairs = changes.query.map(([which, value]) => {
    const name = query.length > 0 ? at(query, which) : 'q'
    return `${name}=${escape(value)}`
  })
  return pairs.length > 0
    ? `${filled}${filled.includes('?') ? '&' : '?'}${pairs.join('&')}`
    : filled
}

/** Escapes a text; some escapes are broken on purpose, as in the text itself. */
function escape(text: string) {
  return text.startsWith('%') ? text : encodeURIComponent(text.slice(0, 6000).toWellFormed())
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
