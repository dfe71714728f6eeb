import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { INTERVIEW_LIMITS } from '#hiring/interviews/model/interview-limits.ts'
import { aFixedInterview, anInterviewOffer, anOfferForm } from '#tests/support/interviews.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import EmployerInterviewPage from './employer-interview.route.tsx'
import { EmployersInterview } from './employers-interview.tsx'

const server = await openTestServer()

test('the request for another time is read there in its words, before and after a time is booked', async () => {
  for (const begin of [anInterviewOffer, aFixedInterview]) {
    const { applicant, employer, key, id } = await begin(server)
    const form = { text: 'Could it be Thursday at four?', formId: '', isSure: '' }
    await server.services.interviews.askForOtherTimes(applicant.actor, id, form)
    const view = await server.services.interviews.find(employer.actor, key)
    if (!view.interview) throw new Error('It was offered.')
    const part = { view, interview: view.interview, path: '', zone: 'UTC' }
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <EmployersInterview {...part} view={{ ...view, canAct: false }} rejection={undefined} />
      </MemoryRouter>,
    )
    expect(html).toContain('Could it be Thursday at four?')
    expect(html).toContain('See their messages')
    const own = await server.services.interviews.find(applicant.actor, { id })
    expect(own.interview?.request?.text).toBe('Could it be Thursday at four?')

    await server.services.interviews.offer(employer.actor, key, anOfferForm())
    const again = await server.services.interviews.find(employer.actor, key)
    expect(again.interview?.request).toBeNull()
  }
})

test.each([
  ['phone', true],
  ['place', false],
] as const)('an interview by %s leads to the number to ring: %s', async (way, isLed) => {
  const fixed = await aFixedInterview(server, { way, place: '1 Quay St, Leeds', link: '' })
  const view = await server.services.interviews.find(fixed.employer.actor, fixed.key)
  if (!view.interview) throw new Error('It was offered.')
  const part = { view, interview: view.interview, path: '', zone: 'UTC' }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <EmployersInterview {...part} view={{ ...view, canAct: false }} rejection={undefined} />
    </MemoryRouter>,
  )

  expect(html.includes(`href="/applicants/${fixed.job.id}/${fixed.id}">See their number`)).toBe(
    isLed,
  )
})

test('after an offer the meeting that stands comes first, and only new ones cannot be arranged', async () => {
  const { employer, key } = await aFixedInterview(server)
  const { applicants } = server.services.applications
  await applicants.setStage(employer.actor, key, { status: 'offered' })
  const view = await server.services.interviews.find(employer.actor, key)
  const loaderData = {
    // Without the right to change it there are no forms.
    view: { ...view, canAct: false },
    options: { others: [], ticked: [], zones: [], zone: 'UTC' },
    limits: INTERVIEW_LIMITS,
  }
  const props = { loaderData } as unknown as Parameters<typeof EmployerInterviewPage>[0]
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <EmployerInterviewPage {...props} />
    </MemoryRouter>,
  )

  const [meeting, notice] = [' comes</h2>', 'No new interview can be arranged now'].map((words) =>
    html.indexOf(words),
  )
  expect(meeting).toBeGreaterThan(0)
  expect(notice).toBeGreaterThan(meeting ?? 0)
  expect(html).not.toContain('Nothing can be arranged now')
})
