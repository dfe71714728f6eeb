import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createRequestLog } from './request-log.ts'

test('two requests at once and one too soon are counted, for each host by itself', () => {
  let time = 0
  const log = createRequestLog({ now: () => time })
  const begin = (host: string) => {
    const response = new EventEmitter() as ServerResponse
    log.begin(response, { host, path: '/' })
    return { end: () => response.emit('close') }
  }

  const first = begin('one.example')
  time = 5000
  begin('two.example').end()
  begin('one.example').end()
  first.end()
  time = 6999
  begin('one.example').end()
  time = 8999
  begin('one.example').end()

  expect(log.counts).toMatchObject({ requests: 5, atOnce: 1, tooSoon: 1 })
})
