import { expect, test } from 'vitest'
import { anEmployer, aTextPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { postings } = server.services

test('the bands that fit the occupation are offered, all of them on request, and a misfit stays', async () => {
  const ada = await anEmployer(server)
  const answers = aTextPosting({ jobTitle: 'Registered nurse', payBand: 'teacher-qualified' })
  const show = (values: Record<string, string>, withAllBands = false) =>
    postings.sponsorshipFields
      .show(ada.actor, values, { withAllBands })
      .then((view) => view.payBands)

  const fitting = await show({ ...answers, payBand: 'afc-5' })
  expect(fitting.choices.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['afc-5', 'afc-6']),
  )
  expect(fitting.choices.map(({ value }) => value)).not.toContain('afc-3')
  expect(fitting.choices[0]?.label).toMatch(/: £\d\d,\d{3} in England$/)
  expect([fitting.misfit, fitting.total > 50]).toEqual([null, true])

  const other = await show(answers)
  expect(other.choices.at(-1)?.value).toBe('teacher-qualified')
  expect(other.misfit).not.toBeNull()
  expect((await show(answers, true)).choices).toHaveLength(fitting.total)
  const chef = await show(aTextPosting({ jobTitle: 'Chef' }))
  expect([chef.choices, chef.occupation]).toEqual([[], expect.stringMatching(/\(5434\)$/)])
})
