import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { StatusTag } from '#hiring/applications/pages/status-tag.tsx'
import { stageWord } from '#hiring/applications/pages/status-words.ts'
import { OwnInterview } from '#hiring/interviews/pages/own/own-interview.tsx'
import { aLoggedInPerson, applyFor } from '#tests/support/applications.ts'
import { aFixedInterview, anInterviewOffer, anOfferForm } from '#tests/support/interviews.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { interviews, applications } = server.services

type Interview = Awaited<ReturnType<typeof aFixedInterview>>

/** The stage as each page of both sides names it. */
async function stageOnPages({ applicant, employer: { actor }, key, job, id }: Interview) {
  const { applicants, actions, shortlists, inProgress, own } = applications
  const second = await aLoggedInPerson(server)
  const other = await applyFor(server, { applicant: second, jobId: job.id })
  const onList = { list: '', listName: 'All', listReason: '' }
  await shortlists.add(actor, key, onList)
  const organisationId = job.organisationId ?? ''
  const { lists } = await shortlists.list(actor, organisationId)
  const { entries } = await shortlists.open(actor, organisationId, lists[0]?.id ?? '')
  const board = await applicants.showBoard(actor, job.id)
  const write = await actions.findPeople(actor, job.id, [id])
  const ending = await inProgress.find(actor, job.id)
  const others = await interviews.findOthers(actor, { jobId: job.id, id: other })
  const one = <Row extends { id: string }>(rows: Row[]): Row => {
    const row = rows.find((each) => each.id === id)
    if (!row) throw new Error('Not on this page.')
    return row
  }
  const tag = (
    application: Parameters<typeof StatusTag>[0]['application'],
    reader: 'applicant' | 'employer' = 'employer',
  ) => renderToStaticMarkup(<StatusTag application={application} reader={reader} />)
  const withdrawn = { withdrawnAt: null, offerAnswer: null }
  const all = {
    table: tag(one((await applicants.list(actor, job.id)).items)),
    board: tag(one(board.columns.flatMap(({ cards }) => cards))),
    opened: tag((await applicants.open(actor, key)).applicant),
    shortlist: tag(one(entries)),
    write: tag({ ...one(write.people), ...withdrawn }),
    ending: stageWord(one(ending.people)),
    others: stageWord(one(others)),
    own: tag(await own.find(applicant.actor, id), 'applicant'),
    ownList: tag(one((await own.list(applicant.actor)).items), 'applicant'),
  }
  return [...new Set(Object.values(all).map((html) => html.replaceAll(/<[^>]*>/g, '')))]
}

test('a cancelled interview is no interview on any page of both sides, until another begins', async () => {
  const byEmployer = await aFixedInterview(server)
  const byApplicant = await aFixedInterview(server)
  const takenBack = await anInterviewOffer(server)
  const reason = 'The ward is closed.'
  const all = [byEmployer, byApplicant, takenBack]
  for (const { id } of all) await applications.notices.notifyStatus({ applicationId: id })
  expect(await stageOnPages(byEmployer)).toEqual(['Interview'])

  for (const { employer, key } of [byEmployer, takenBack])
    await interviews.cancel(employer.actor, key, { reason })
  await interviews.cancel(byApplicant.applicant.actor, { id: byApplicant.id }, { reason })
  for (const one of all) expect(await stageOnPages(one)).toEqual(['Interview cancelled'])

  await interviews.offer(byApplicant.employer.actor, byApplicant.key, anOfferForm())
  expect(await stageOnPages(byApplicant)).toEqual(['Interview'])
  // One that they arrange elsewhere.
  const { employer, key, id } = byEmployer
  for (const status of ['seen', 'interview'] as const)
    await applications.applicants.setStage(employer.actor, key, { status })
  await applications.notices.notifyStatus({ applicationId: id })
  expect(await stageOnPages(byEmployer)).toEqual(['Interview'])
})

test('times that are taken back within their minute are said to be so on her page', async () => {
  const { applicant, employer, key, id } = await anInterviewOffer(server)
  await interviews.cancel(employer.actor, key, { reason: 'Wrong week.' })
  const view = await interviews.find(applicant.actor, { id })
  const props = { view, path: '', zone: 'UTC', rejection: undefined }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OwnInterview {...props} />
    </MemoryRouter>,
  )
  expect(html).toContain('The times were taken back')
  expect(html).toContain('Wrong week.')
  expect(await applications.own.find(applicant.actor, id)).toMatchObject({ isInterviewOff: true })
})
