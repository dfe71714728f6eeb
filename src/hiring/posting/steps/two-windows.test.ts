import { expect, test } from 'vitest'
import { NEW_POSTING } from '#hiring/drafts/drafts.schema.ts'
import { aForm, anEmployer, aTextPosting } from '#tests/support/postings.ts'
import { PAY } from '#tests/support/posting-steps.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { findPart, LAST_STEP, shownFields } from './posting-steps.ts'

const server = await openTestServer()
const { drafts, postings } = server.services
const { steps } = postings
const KEY = { kind: 'post', subject: NEW_POSTING } as const

type Employer = Awaited<ReturnType<typeof anEmployer>>

const pick = (values: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? '']))

/** A page of the form in its own window. */
async function aWindow({ actor }: Employer, name: string) {
  const part = findPart(name)
  const { answers } = await steps.open(actor, NEW_POSTING)
  const window = await postings.drafts.nameWindow(actor, NEW_POSTING, shownFields(part))
  const toForm = (typed: Record<string, string>) => ({ ...answers, window, ...typed })
  return {
    /** Saves while somebody types: all fields of the page. */
    type: (typed: Record<string, string>) =>
      drafts.merge(actor, KEY, pick(toForm(typed), [...part.fields, 'formId', 'window'])),
    save: (typed: Record<string, string>) =>
      steps.save(actor, NEW_POSTING, { step: part, form: aForm(toForm(typed)), from: null }),
    publish: () =>
      steps.publish(actor, NEW_POSTING, aForm(toForm({ noFee: 'on' })), { step: part, from: null }),
  }
}

const storedOf = async ({ actor }: Employer) => (await drafts.find(actor, KEY))?.answers

async function aDraft() {
  const ada = await anEmployer(server)
  const whole = await aWindow(ada, 'all')
  await whole.save(aTextPosting(PAY))
  return ada
}

test('the second window of a new advert saves nothing until it has said what the first one saved', async () => {
  const ada = await aDraft()
  const [first, second] = [await aWindow(ada, 'job'), await aWindow(ada, 'job')]
  await first.save({ place: 'Leeds' })

  const late = second.save({ place: 'York' })
  await expect(late).rejects.toMatchObject({ code: 'entry_changed' })
  await expect(late).rejects.toThrow('is ‘Leeds’ now')
  await expect(second.type({ place: 'York' })).rejects.toMatchObject({ code: 'entry_changed' })
  expect((await storedOf(ada))?.place).toBe('Leeds')

  // The page was shown again, with the sentence.
  await (await aWindow(ada, 'job')).save({ place: 'York' })
  expect((await storedOf(ada))?.place).toBe('York')
})

test('a window saves over what it saved itself, also if it never heard of it', async () => {
  const ada = await aDraft()
  const window = await aWindow(ada, 'job')
  await window.type({ place: 'Lee' })
  await window.type({ place: 'Leeds' })
  await window.save({ place: 'Leeds Bridge' })

  expect((await storedOf(ada))?.place).toBe('Leeds Bridge')
})

test('two windows at different steps, or with the same answers, do not disturb each other', async () => {
  const ada = await aDraft()
  const [job, pay, twin] = [
    await aWindow(ada, 'job'),
    await aWindow(ada, 'pay'),
    await aWindow(ada, 'job'),
  ]
  await job.save({ place: 'Leeds' })
  await pay.save({ hoursPerWeek: '30' })
  await twin.save({ place: 'Leeds' })

  expect(await storedOf(ada)).toMatchObject({ place: 'Leeds', hoursPerWeek: '30' })
})

test('nothing is published that another window changed since the review', async () => {
  const ada = await aDraft()
  const review = await aWindow(ada, LAST_STEP)
  await (await aWindow(ada, 'job')).save({ place: 'Leeds' })

  await expect(review.publish()).rejects.toThrow('read it again here')
  expect((await storedOf(ada))?.place).toBe('Leeds')
  expect((await (await aWindow(ada, LAST_STEP)).publish()).place).toBe('Leeds')
})

test('a form from before this rule is saved as before', async () => {
  const ada = await aDraft()
  await (await aWindow(ada, 'job')).save({ place: 'Leeds' })
  await (await aWindow(ada, 'job')).save({ place: 'York', window: '' })

  expect((await storedOf(ada))?.place).toBe('York')
})
