import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import {
  describeAnswerRate,
  DUE_DAYS,
  medianTime,
  RATE_DAYS,
  RATE_FROM,
  REMINDER_DAYS,
} from '#organisations/answer-rate/rate-words.ts'
import { organisationPath, proofPath } from '#organisations/model/organisation-paths.ts'
import {
  OrganisationPage,
  ProofStatus,
  Sheet,
} from '#organisations/pages/parts/organisation-page.tsx'
import type { Route } from './+types/answers.route.ts'
import styles from './answers.module.css'
import { WaitingList } from './waiting-list.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const own = await orErrorResponse(page.answerRate.explain(actor, params.id), request)
  const now = Date.now()
  return {
    ...own,
    words: describeAnswerRate(own.rate),
    waiting: own.waiting.map((applicant) => ({
      ...applicant,
      days: Math.floor((now - Date.parse(applicant.sentAt)) / DAY),
    })),
  }
}

const DAY = 86_400_000

export default function AnswersPage({ loaderData }: Route.ComponentProps) {
  const { id, name, rate, words, isProved, waiting, isMore } = loaderData
  const applications = rate?.applications ?? 0
  return (
    <OrganisationPage
      title="Your answers"
      eyebrow={name}
      above={[{ label: name, href: organisationPath(id) }]}
      lead={<p>Seekers apply where they get an answer. This is what your jobs say about yours.</p>}
    >
      {!isProved ? (
        <Banner tone="warning" title="Seekers do not see this yet">
          <ProofStatus>
            <p>Your jobs show how you answer as soon as you have proved who you are.</p>
            <ButtonLink href={proofPath(id)}>Prove it</ButtonLink>
          </ProofStatus>
        </Banner>
      ) : words ? (
        <Banner tone="info" title="Your jobs say">
          {`‘So far it has ${words}.’`}
        </Banner>
      ) : (
        <Banner tone="info" title="Your jobs say nothing yet">
          {`They say how you answer from ${RATE_FROM} applications on.`}
        </Banner>
      )}
      <Sheet id="count" title="How it is counted">
        <Facts
          items={[
            { term: 'Applications counted', value: applications },
            { term: 'Answered', value: rate?.answered ?? 0 },
            { term: 'Not answered', value: applications - (rate?.answered ?? 0) },
            {
              term: 'Half are answered within',
              value: medianTime(rate?.medianSeconds ?? null),
            },
          ]}
        />
        <ul className={styles.rules}>
          <li>{`We count the applications of the last ${RATE_DAYS} days, without those of the last ${DUE_DAYS} days: there is still time for them.`}</li>
          <li>
            An answer is a message, a decision (shortlisted, interview, offered or rejected), or
            that you close the job and say why. To open an application is not an answer.
          </li>
          <li>{`People who withdraw within ${DUE_DAYS} days, before you have answered, do not count.`}</li>
          <li>We count again every hour. No one can pay for a better share, not even us.</li>
        </ul>
      </Sheet>
      <Sheet
        id="waiting"
        title={
          waiting.length > 0
            ? 'Waiting for your first answer'
            : 'No one is waiting for your first answer'
        }
        lead={
          waiting.length > 0 &&
          `The longest wait first. After ${DUE_DAYS} days they count as not answered; after ${REMINDER_DAYS} we remind you by email.`
        }
      >
        {waiting.length > 0 && <WaitingList waiting={waiting} isMore={isMore} />}
      </Sheet>
    </OrganisationPage>
  )
}
