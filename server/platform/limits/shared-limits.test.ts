import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { createLimits } from './shared-limits.ts'

const { db, close } = await openTestDatabase(inject('prepared'))
const [one, another] = [createLimits(db), createLimits(db)]

const allowance = { name: 'test', times: 3, seconds: 60, message: 'Wait a minute.' }

test('two servers share one count, and it is forgotten when its time is over', async () => {
  await one.consume(allowance, '203.0.113.1')
  await another.consume(allowance, '203.0.113.1')
  await one.consume(allowance, '203.0.113.1')

  await expect(another.consume(allowance, '203.0.113.1')).rejects.toMatchObject({
    code: 'too_many',
    status: 429,
    message: 'Wait a minute.',
    retryAfter: expect.closeTo(60, -2),
  })

  await sql`update rate_limit set expire = ${Date.now() - 1}`.execute(db)
  await one.consume(allowance, '203.0.113.1')
})

test('each allowance and each network has a count of its own', async () => {
  for (let i = 0; i < 3; i += 1) await one.consume(allowance, '2001:db8::1')

  await expect(one.consume(allowance, '2001:db8::2')).rejects.toThrow('Wait a minute.')
  await one.consume(allowance, '2001:db8:0:1::1')
  await one.consume({ ...allowance, name: 'other' }, '2001:db8::1')
})

test('a database that does not answer is not a visitor who asks too often', async () => {
  await db.schema.alterTable('rateLimit').renameTo('rateLimitAway').execute()

  await expect(one.consume(allowance, '203.0.113.2')).rejects.toThrow(/rate_limit/)

  await close()
})
