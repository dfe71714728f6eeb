import { expect, test } from 'vitest'
import { accountCalls, nextMailTo } from '#tests/support/account-calls.ts'
import { aSignUp } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, mailbox, runTasks } = await openTestServer()
const { signUp } = accountCalls(app)

async function linkFor(next: string | undefined) {
  const answers = aSignUp(next === undefined ? {} : { next })
  expect((await signUp(answers)).statusCode).toBe(201)
  const { text } = await nextMailTo({ mailbox, runTasks }, answers.email ?? '')
  return new URL(/http\S+token=\S+/.exec(text)?.[0] ?? '').searchParams
}

test.each(['/post', '/jobform/0abcdefghijkl'])(
  'the link of the mail leads on to %s',
  async (next) => {
    expect((await linkFor(next)).get('next')).toBe(next)
  },
)

test.each([
  undefined,
  '',
  'https://evil.example/post',
  '//evil.example/post',
  '/\\evil.example',
  '/.//evil.example/post',
  '/setting',
  '/post/pay-2900-pounds-to-evil.example',
  '/jobform/Send money to +44 7700 900000',
  'x'.repeat(1000),
])('the link of the mail holds nothing of %s', async (next) => {
  expect([...(await linkFor(next)).keys()]).toEqual(['token'])
})
