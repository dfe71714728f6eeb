import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { createLimits } from './shared-limits.ts'

const { db, close } = await openTestDatabase(inject('prepared'))
const [one, another] = [createLimits(db), createLimits(db)]

const limit = { name: 'test', times: 3, seconds: 60, message: 'Wait a minute.' }

test('two servers share a count, and it expires', async () => {
  await one.consume(limit, '203.0.113.1')
  await another.consume(limit, '203.0.113.1')
  await one.consume(limit, '203.0.113.1')

  await expect(another.consume(limit, '203.0.113.1')).rejects.toMatchObject({
    code: 'too_many',
    status: 429,
    message: 'Wait a minute.',
    retryAfter: expect.closeTo(60, -2),
  })

  await sql`update rate_limit set expire = ${Date.now() - 1}`.execute(db)
  await one.consume(limit, '203.0.113.1')
})

test('each limit and each network has its own count', async () => {
  for (let i = 0; i < 3; i += 1) await one.consume(limit, '2001:db8::1')

  await expect(one.consume(limit, '2001:db8::2')).rejects.toThrow('Wait a minute.')
  await one.consume(limit, '2001:db8:0:1::1')
  await one.consume({ ...limit, name: 'other' }, '2001:db8::1')
})

test('a failing database is not reported as too many requests', async () => {
  await db.schema.alterTable('rateLimit').renameTo('rateLimitAway').execute()

  await expect(one.consume(limit, '203.0.113.2')).rejects.toThrow(/rate_limit/)

  await close()
})
