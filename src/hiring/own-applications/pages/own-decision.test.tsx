import { text } from 'node:stream/consumers'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { decisionWords } from '#hiring/applications/model/application-state.ts'
import { StatusTag } from '#hiring/applications/pages/status-tag.tsx'
import { BoardCard } from '#hiring/applicants/pages/board/board-card.tsx'
import { Thread } from '#hiring/talk/pages/thread.tsx'
import { HistoryPart } from '#hiring/team/pages/team/history-part.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import { anOffer } from '#tests/support/offers.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { OfferBanner } from './offer-banner.tsx'
import { OwnList } from './own-list.tsx'

const server = await openTestServer()
const { services } = server
const { own, applicants } = services.applications
const today = mediumDate(new Date().toISOString())

type Offer = Awaited<ReturnType<typeof anOffer>>

async function aDecision(decision: 'accepted' | 'declined' | 'withdrawn') {
  const offer = await anOffer(server)
  const { applicant, employer, id, key } = offer
  await applicants.open(employer.actor, key)
  if (decision === 'withdrawn') await own.withdraw(applicant.actor, id)
  else await services.arrival.answerOffer(applicant.actor, id, { answer: decision })
  return offer
}

/** The words of an application wherever its two sides read them. */
async function showEverywhere({ employer, applicant, key }: Offer) {
  const application = await own.find(applicant.actor, key.id)
  const { items } = await own.list(applicant.actor)
  const { items: cards } = await applicants.list(employer.actor, key.jobId)
  const { applicant: opened } = await applicants.open(employer.actor, key)
  const { history } = await services.applications.team.open(employer.actor, key)
  const { events } = application
  const onBoard = { jobId: key.jobId, list: '', canAnswer: true, drag: null } as const
  const now = { isTicked: false, isMoving: false, isStop: true }
  const csv = await text((await applicants.exportCsv(employer.actor, key.jobId)).content)
  return {
    banner: render(<OfferBanner application={application} />),
    lead: decisionWords(application),
    list: render(<OwnList items={items} after={null} next={null} hrefOf={() => '/dashboard'} />),
    table: cards.map((card) => render(<StatusTag application={card} reader="employer" />)).join(''),
    board: cards.map((card) => render(<BoardCard {...onBoard} {...now} card={card} />)).join(''),
    ownHistory: render(
      <Thread applicationId={key.id} events={events} messages={[]} reader="applicant" />,
    ),
    history: render(<HistoryPart history={history} />),
    opened: decisionWords(opened, opened.name),
    csv: csv.split('\r\n')[1],
  }
}

function render(part: React.ReactNode) {
  return renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>)
}

test.each([
  ['accepted', `accepted on ${today}`, 'You accepted', 'Accepted your offer', 'accepted by the'],
  ['declined', `declined on ${today}`, 'You declined', 'Declined your offer', 'declined by the'],
  ['withdrawn', `withdrew on ${today}`, 'Withdrawn', 'Withdrawn', 'Withdrawn by the'],
] as const)('an application that is %s says so to both sides', async (decision, ...words) => {
  const [sentence, tag, forEmployer, event] = words
  const offer = await aDecision(decision)
  const seen = await showEverywhere(offer)

  expect(seen.lead).toBe(`You ${sentence}`)
  expect(seen.opened).toBe(`Ada Obi ${sentence}`)
  expect(seen.list).toContain(`You ${sentence}`)
  expect(seen.list).toContain(tag)
  expect(seen.list).not.toContain('opened on')
  expect(seen.table).toContain(forEmployer)
  // The column of those withdrawn says so for all its cards.
  if (decision !== 'withdrawn') expect(seen.board).toContain(forEmployer)
  expect(seen.history).toContain(`${event} applicant`)
  expect(seen.ownHistory).toMatch(/You (?:accepted the offer|declined the offer|withdrew it)/)
  expect(seen.csv).toContain(`"${decision}"`)
  const next = 'get the contract in writing'
  expect([seen.banner.includes(next), seen.list.includes(next)]).toEqual(
    decision === 'accepted' ? [true, true] : [false, false],
  )
  const path = `/applications/${offer.id}/arrival`
  expect(seen.list.includes(path)).toBe(decision === 'accepted')
})

test('an answer to an offer that no longer stands is not shown', async () => {
  const offer = await aDecision('accepted')
  const { employer, key } = offer
  await applicants.setStage(employer.actor, key, { status: 'rejected' })
  await services.applications.notices.notifyStatus({ applicationId: key.id })

  const seen = await showEverywhere(offer)

  expect(seen).toMatchObject({ banner: '', lead: null, opened: null })
  expect(seen.list).toContain('Not chosen')
})

test('an offer by a poster who is not checked never looks like good news', async () => {
  for (const offerAnswer of [null, 'accepted'] as const) {
    const offer = offerAnswer ? await aDecision('accepted') : await anOffer(server)
    const application = await own.find(offer.applicant.actor, offer.id)
    const [checked, unchecked] = [true, false].map((isPosterProved) =>
      render(
        <>
          <OfferBanner application={{ ...application, isPosterProved }} />
          <StatusTag application={{ ...application, isPosterProved }} reader="applicant" />
        </>,
      ),
    )
    expect(checked).toMatch(/success/)
    expect(unchecked).not.toMatch(/success/)
    expect(unchecked).toMatch(/warning/)
    expect(unchecked).toContain('Ring the company')
    expect(checked).not.toContain('Ring the company')
    if (!offerAnswer)
      expect(unchecked).toContain('Somebody we have not checked says they offer you this job')
  }
})

test.each([
  [{ status: 'held' }, 'we are looking at the job again'],
  [{ status: 'removed', removedBecause: 'Unfair.' }, 'we took the job off the site'],
  [{ status: 'removed' }, 'the job is deleted'],
  [{ status: 'closed' }, 'the job is closed'],
] as const)('a job that is now %j: the list says ‘%s’', async (change, words) => {
  const { applicant, job } = await anOffer(server)
  await server.db.updateTable('job').set(change).where('id', '=', job.id).execute()

  const { items } = await own.list(applicant.actor)

  const list = <OwnList items={items} after={null} next={null} hrefOf={() => '/dashboard'} />
  const said = render(list).match(
    /we are looking at the job again|we took the job[^<·]*|the job is \w+/g,
  )
  expect(said).toEqual([words])
})
