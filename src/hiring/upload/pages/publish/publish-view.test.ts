import { expect, test } from 'vitest'
import { toPublishView } from './publish-view.ts'

type Input = Parameters<typeof toPublishView>

const rowsOf = (...names: string[]) =>
  names.map((companyName) => ({
    isSelected: true,
    problems: [],
    outcome: null,
    plan: 'new',
    answers: { companyName },
  })) as unknown as Input[0]
const own = [{ name: 'Oakfield House Care Ltd', proof: null }] as unknown as Input[1]

test('a company that somebody has not posted for is named, so that no second one is made unseen', () => {
  const rows = rowsOf('Oakfield House', 'OAKFIELD HOUSE CARE LTD')

  expect(toPublishView(rows, own)).toMatchObject({
    newNames: ['Oakfield House'],
    ownNames: ['Oakfield House Care Ltd'],
  })
  expect(toPublishView(rows, []).newNames).toEqual([])
})
