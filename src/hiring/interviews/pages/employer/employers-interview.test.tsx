import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { aFixedInterview } from '#tests/support/interviews.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { EmployersInterview } from './employers-interview.tsx'

const server = await openTestServer()

test.each([
  ['phone', true],
  ['place', false],
] as const)('an interview by %s leads to the number to ring: %s', async (way, isLed) => {
  const fixed = await aFixedInterview(server, { way, place: '1 Quay St, Leeds', link: '' })
  const view = await server.services.interviews.find(fixed.employer.actor, fixed.key)
  if (!view.interview) throw new Error('It was offered.')
  const part = { view, interview: view.interview, path: '', zone: 'UTC', limit: 1 }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <EmployersInterview {...part} view={{ ...view, canAct: false }} rejection={undefined} />
    </MemoryRouter>,
  )

  expect(html.includes(`href="/applicants/${fixed.job.id}/${fixed.id}">See their number`)).toBe(
    isLed,
  )
})
