import { expect, test } from 'vitest'
import { anEmployer, aPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { postings } = server.services

type Values = Record<string, string>

const asValues = (posting: object) => posting as Values

test('the bands that fit the occupation are offered, all of them on request, and a misfit stays', async () => {
  const ada = await anEmployer(server)
  const said = asValues(aPosting({ jobTitle: 'Registered nurse', payBand: 'teacher-qualified' }))
  const show = (values: Values, withAllBands = false) =>
    postings.sponsorshipFields
      .show(ada.actor, values, { withAllBands })
      .then((view) => view.payBands)

  const fitting = await show({ ...said, payBand: 'afc-5' })
  expect(fitting.choices.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['afc-5', 'afc-6']),
  )
  expect(fitting.choices.map(({ value }) => value)).not.toContain('afc-3')
  expect(fitting.choices[0]?.label).toMatch(/: £\d\d,\d{3} in England$/)
  expect([fitting.misfit, fitting.total > 50]).toEqual([null, true])

  const other = await show(said)
  expect(other.choices.at(-1)?.value).toBe('teacher-qualified')
  expect(other.misfit).not.toBeNull()
  expect((await show(said, true)).choices).toHaveLength(fitting.total)
  const chef = await show(asValues(aPosting({ jobTitle: 'Chef' })))
  expect([chef.choices, chef.occupation]).toEqual([[], expect.stringMatching(/\(5434\)$/)])
})
