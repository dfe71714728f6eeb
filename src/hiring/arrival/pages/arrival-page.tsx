import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { fill } from '#platform/languages/fill.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import type { ArrivalTrack } from '#hiring/arrival/arrival.schema.ts'
import { mediumDate, mediumDateTime } from '#platform/primitives/formats.ts'
import { arrivalCalendarPath, arrivalPath, WORKPLACES_PATH } from '#trade/paths/arrival-paths.ts'
import styles from './arrival.module.css'
import { CircumstancesForm } from './circumstances-form.tsx'
import { Notices, type Advice } from './notices.tsx'
import { Never } from './offer/never.tsx'
import { CheckFirst, NextStep } from './offer/next-step.tsx'
import { OfferBesideAdvert } from './offer/offer-beside-advert.tsx'
import { offerHeading, turnsOf } from './offer/offer-heading.ts'
import { OfferSteps } from './offer/offer-steps.tsx'
import offerStyles from './offer/offer-beside-advert.module.css'
import { OfferAnswerCard } from './offer-answer.tsx'
import { StepCard } from './steps/step-card.tsx'
import type { ArrivalRejection } from './steps/step-parts.ts'

interface ArrivalPageProps {
  track: ArrivalTrack
  /** Advice if the applicant was asked for money; otherwise null. */
  advice: Advice | null
  /** An unfolded step, in addition to the current one. */
  openStep: string | null
  rejection: ArrivalRejection | undefined
}

/** The steps from an offer to the first day: the same page for both sides, each with its own items to tick. */
export function ArrivalPage({ track, advice, openStep, rejection }: ArrivalPageProps) {
  const { words, english, locale } = useLanguage()
  const { side, applicationId, jobId, title, who, steps, answer } = track
  const isOwn = side === 'applicant'
  const key = { id: applicationId, ...(!isOwn && { jobId }) }
  const path = arrivalPath(key)
  const back = isOwn ? `/applications/${applicationId}` : `/applicants/${jobId}/${applicationId}`
  const current = steps.find(({ isDone }) => !isDone)
  const isOver = track.pause === 'withdrawn' || track.pause === 'no-offer'
  const isPaused = track.pause !== null && !isOwn
  const canTick = answer === 'accepted' && !isOver && !isPaused && (isOwn || track.isPosterProved)
  const doneCount = steps.filter(({ isDone }) => isDone).length

  return (
    <PageLayout width="wide">
      <title>
        {`${rejection ? 'Error: ' : ''}${fill(words.offer.title, { title })} – Landfall`}
      </title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: isOwn ? words.offer.application : who, href: back },
          { label: words.offer.arrival },
        ]}
      />
      <PageHeader title={offerHeading(track, { words, locale })} eyebrow={`${title}, ${who}`}>
        <p {...(steps.length > 0 && english)}>
          {steps.length > 0
            ? `${doneCount} of ${steps.length} steps done. ${turnsOf(track)}`
            : isOwn && answer === null
              ? words.offer.compare
              : words.offer.after}
        </p>
        {track.preview.length > 0 && isOwn && (
          <p className={offerStyles.jumps}>
            <Link href="#steps">{words.offer.toSteps}</Link>
            <Link href="#your-answer">{words.offer.answer}</Link>
          </p>
        )}
      </PageHeader>
      {rejection && <ErrorSummary errors={errorsById(rejection)} />}
      <Notices track={track} advice={advice} />
      {steps.length === 0 && (
        <div className={styles.columns}>
          <div className={styles.steps}>
            <OfferBesideAdvert track={track} />
            <OfferSteps track={track} />
          </div>
          <aside className={styles.side} aria-label={isOwn ? words.offer.answer : 'Their answer'}>
            <OfferAnswerCard track={track} path={path} />
            {isOwn && <Never />}
          </aside>
        </div>
      )}
      {steps.length > 0 && (
        <div className={styles.columns}>
          <div className={styles.steps} {...english}>
            {isOwn && !isOver && !track.isPosterProved ? (
              <CheckFirst track={track} />
            ) : (
              current && canTick && <NextStep track={track} step={current} />
            )}
            {isOwn && !isOver && (
              <CircumstancesForm
                path={path}
                circumstances={track.circumstances}
                rejection={rejection?.kind === 'circumstances' ? rejection : undefined}
              />
            )}
            <ol className={styles.list}>
              {steps.map((step, at) => (
                <StepCard
                  key={step.key}
                  step={step}
                  number={at + 1}
                  isCurrent={step === current}
                  isOpen={step.key === openStep}
                  {...{ track, path, canTick, rejection }}
                />
              ))}
            </ol>
          </div>
          <aside className={styles.side} aria-label="Offer, calendar and history">
            <OfferBesideAdvert track={track} />
            <OfferAnswerCard track={track} path={path} />
            <div className={styles.side} {...english}>
              <Card as="section">
                <h2 className={styles.title}>Calendar</h2>
                <p className={styles.soft}>
                  All planned days, of both sides. Download it again after a change.
                </p>
                <p>
                  <ButtonLink href={arrivalCalendarPath(key)} reloadDocument icon="calendar">
                    Download the calendar
                  </ButtonLink>
                </p>
              </Card>
              {isOwn && track.sponsorId && (
                <Card as="section">
                  <h2 className={styles.title}>Once you work there</h2>
                  <p className={styles.soft}>
                    We tell you if the register of sponsors loses this employer. Only you see it.
                  </p>
                  <p>
                    <Link href={`${WORKPLACES_PATH}?add=${track.sponsorId}`}>I work there</Link>
                  </p>
                </Card>
              )}
              <History track={track} />
            </div>
          </aside>
        </div>
      )}
      {answer === 'accepted' && !track.isUk && (
        <div {...english}>
          <Elsewhere />
        </div>
      )}
    </PageLayout>
  )
}

/** Errors by field id: a name is used once per step, item or cost, so ids end in its key. */
function errorsById({ errors, values }: ArrivalRejection): ArrivalRejection['errors'] {
  const key = values['step'] ?? values['item'] ?? values['cost']
  const toId = (name: string) => (name && key ? `${name}-${key}` : name)
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [toId(name), message]))
}

function Elsewhere() {
  return (
    <Card as="section" padding="roomy">
      <h2 className={styles.title}>No steps for this country</h2>
      <p>
        This job is not in the UK, and we only know the UK’s rules. Ask the embassy of the country
        what the visa needs and what it costs. There, too, an honest employer asks for no money.
      </p>
    </Card>
  )
}

function History({ track: { history, side, who } }: { track: ArrivalTrack }) {
  return (
    <Card as="section">
      <h2 className={styles.title}>History</h2>
      <ol className={styles.history}>
        {history.map(({ side: by, words, at }) => (
          <li key={`${at} ${words}`}>
            <b>{by === side ? 'You' : by === 'employer' ? 'The employer' : who}</b>
            <span>{words}</span>
            <time dateTime={at} title={mediumDateTime(at)}>
              {mediumDate(at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}
