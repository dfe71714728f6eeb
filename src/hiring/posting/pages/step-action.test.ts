import { expect, test } from 'vitest'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { lawKey } from '#hiring/posting/law/law-key.ts'
import { anEmployer, aTextPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { joinByField } from './all-findings.ts'
import { receiveStep } from './step-action.ts'

const server = await openTestServer()
const { services } = server

type Employer = Awaited<ReturnType<typeof anEmployer>>

/** Sends a step as a page without a script does. */
async function send({ actor }: Employer, step: string, values: Record<string, string>) {
  const request = new Request(`http://localhost:3000/post?step=${step}`, {
    method: 'POST',
    body: new URLSearchParams(values),
  })
  const page = services as never
  const answer = await receiveStep({ page, actor, subject: 'new', request })
  if (answer instanceof Response)
    return { status: answer.status, to: answer.headers.get('location'), errors: {} }
  const { errors } = answer.data as Rejection
  return { status: answer.init?.status, to: null, errors }
}

const UNLAWFUL = {
  job: [aTextPosting({ description: 'We want a young female nurse who is not pregnant.' }), 3],
  pay: [{ payMin: '3', payPeriod: 'hour', payCurrency: 'GBP' }, 1],
  questions: [{ ownQuestion1: 'In which year were you born? Are you pregnant?' }, 2],
} as const

test.each(Object.entries(UNLAWFUL))(
  'the step %s names all unlawful words that were typed in it, once, and then lets go on',
  async (step, [values, count]) => {
    const ada = await anEmployer(server)
    if (step !== 'job') await send(ada, 'job', aTextPosting())

    const first = await send(ada, step, { ...values })

    expect(first).toMatchObject({ status: 422, errors: { '': expect.any(String) } })
    const { law } = await services.postings.steps.open(ada.actor, 'new')
    expect(law).toHaveLength(count)
    const said = Object.values(first.errors).join(' ')
    for (const { sentence, quote } of law) {
      expect(said).toContain(sentence)
      expect(said).toContain(quote)
    }
    const seenLaw = law.map(lawKey).join('\r\n')
    expect(await send(ada, step, { ...values, seenLaw })).toMatchObject({ status: 303 })
    // The other buttons lead on at once.
    expect(await send(ada, step, { ...values, go: 'publish' })).toMatchObject({ status: 303 })
  },
)

test('the last page names every law and every phrase that keeps an advert back', async () => {
  const ada = await anEmployer(server)
  const description =
    'We want a young female nurse who is not pregnant. Pay us £3,500 for your certificate of sponsorship. You refund the visa fee of £900 to us.'
  await send(ada, 'job', aTextPosting({ description }))

  const { problems, law } = await services.postings.steps.open(ada.actor, 'new')

  const words = problems.map(({ message }) => message).join('\n')
  for (const { quote } of law) expect(words).toContain(`‘${quote}’`)
  const refused = problems.filter(({ field, law }) => field === 'description' && !law)
  expect(refused).toHaveLength(1)
  expect(refused[0]?.message.match(/£3,500|£900/g)).toEqual(['£3,500', '£900'])
})

test('a returned step names three findings of a field, and how many more there are', async () => {
  const messages = (named: number) =>
    joinByField(
      Array.from({ length: named }, (_, index) => ({ field: 'a', message: `Mend ${index + 1}.` })),
    )

  expect(messages(3)).toEqual([{ field: 'a', message: 'Mend 1. Mend 2. Mend 3.' }])
  expect(messages(5)).toEqual([{ field: 'a', message: 'Mend 1. Mend 2. Mend 3. And 2 more.' }])
  const twice = { field: 'b', message: 'Mend it.' }
  expect(joinByField([twice, { field: 'c', message: 'Say it.' }, twice])).toEqual([
    twice,
    { field: 'c', message: 'Say it.' },
  ])
})
