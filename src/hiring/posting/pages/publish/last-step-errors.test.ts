import { expect, test } from 'vitest'
import { toLastStepRejection } from './last-step-errors.ts'

const rejectionOf = (errors: Record<string, string>) => ({
  status: 422,
  code: 'invalid_input',
  errors,
  values: { noFee: 'on' },
})

test('an error of another step is said with its name, where there is no field to lead to', () => {
  const rejection = rejectionOf({ noFee: 'Confirm it.', legalName: 'Another body.', '': 'Wait.' })

  expect(toLastStepRejection(rejection)).toEqual(
    rejectionOf({ noFee: 'Confirm it.', '': 'Wait. Sponsorship: Another body.' }),
  )
})

test('errors of the last step stay as they are', () => {
  const rejection = rejectionOf({ noFee: 'Confirm it.' })

  expect(toLastStepRejection(rejection)).toBe(rejection)
})
