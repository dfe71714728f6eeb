import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { mediumDateTime } from '#platform/primitives/formats.ts'
import { CaseAnswer } from '#safety/cases/moderation.schema.ts'
import { LOOK_WORDS } from '#board/screening/held-words.ts'
import { DECIDED_WORDS, isAboutProof } from '#moderation/cases/moderation-words.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { formPath, previewPath } from '#trade/paths/posting-paths.ts'
import { proofPath } from '#organisations/model/organisation-paths.ts'
import type { PosterCase } from '#moderation/posters/poster-cases.service.ts'
import type { Route } from './+types/case.route.ts'
import styles from './case.module.css'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const found = await orErrorResponse(page.moderation.posters.find(actor, params.id))
  return {
    found,
    heading: headingOf(found),
    lead: leadOf(found),
    reasonsTitle: reasonsTitleOf(found),
  }
}

function headingOf({ status, decision, publicId, againId }: PosterCase) {
  if (againId) return 'We refused it, and you sent it again'
  if (status === 'decided' && decision) return DECIDED_WORDS[decision]
  if (status === 'decided') return publicId ? 'Your advert is on the site' : 'This is settled'
  return status === 'pending' ? 'We have a question' : 'We are looking at this'
}

/** When it was decided, or whose turn it is. A question is no decision. */
function leadOf({ status, openedAt, decidedAt }: PosterCase) {
  if (status === 'decided') return decidedAt ? `Decided on ${mediumDateTime(decidedAt)}.` : ''
  const turn = status === 'pending' ? 'It waits for your answer' : LOOK_WORDS
  return `Since ${mediumDateTime(openedAt)}. ${turn}.`
}

function reasonsTitleOf({ kind, status }: PosterCase) {
  if (isAboutProof({ kind })) return 'Why a person looks at it'
  return status === 'decided' ? 'What made us stop it' : 'Why it waits'
}

/** The title above the desk’s own words. */
function titleOf({ decision }: PosterCase): { title?: string } {
  return decision === 'refuse' ? { title: 'Why we refused it' } : {}
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { posters } = page.moderation
  const isAppeal = new URL(request.url).searchParams.get('do') === 'appeal'
  const { result, rejection } = await submitForm(request, CaseAnswer, async (answer) => {
    if (isAppeal) return posters.appeal(actor, params.id, answer)
    await posters.answer(actor, params.id, answer)
    return params.id
  })
  if (rejection) return rejectForm(rejection)
  return redirectWithCookies(`/cases/${encodeURIComponent(result)}`, setFlash('case-answered'))
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

/** A case as shown to the people it is about. */
export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, heading, lead, reasonsTitle } = loaderData
  const { number, title, reasons, notes, decisionReason, appeal } = found
  const { advertId, provableId, isForDesk } = found

  return (
    <PageLayout width="form">
      <title>{`${actionData ? 'Error: ' : ''}${heading}: ${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[{ label: 'Dashboard', href: '/dashboard' }, { label: `Case ${number}` }]}
      />
      <PageHeader title={heading} eyebrow={title}>
        <p>{lead}</p>
      </PageHeader>
      {found.againId && (
        <p>
          It waits for us. <Link href={`/cases/${found.againId}`}>See where it is</Link>
        </p>
      )}
      {decisionReason && found.status === 'decided' && (
        <Banner {...titleOf(found)}>{decisionReason}</Banner>
      )}
      {reasons.length > 0 && (
        <Card as="section">
          <h2 className={styles.title}>{reasonsTitle}</h2>
          <ul className={styles.list}>
            {reasons.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Card>
      )}
      {advertId && (
        <Card as="section">
          <h2 className={styles.title}>Your advert</h2>
          <div className={styles.list}>
            {provableId && (
              <p>
                <Link href={proofPath(provableId)}>Prove whom you post for</Link>, and it appears at
                once. With an address at your employer’s own website that often takes three minutes.
              </p>
            )}
            <p>
              <Link href={previewPath(advertId)}>See it as it will be</Link> or{' '}
              <Link href={formPath(advertId)}>change the text</Link>.{' '}
              {isForDesk
                ? 'The person who decides reads the newest one.'
                : 'We read it at once. Without what stopped it, it appears.'}
            </p>
          </div>
        </Card>
      )}
      {found.fixId && (
        <p>
          <ButtonLink href={formPath(found.fixId)} tone="primary">
            Fix it and send it again
          </ButtonLink>
        </p>
      )}
      {found.publicId && (
        <p>
          <Link href={jobPath({ id: found.publicId, title })}>See your advert</Link>
        </p>
      )}
      {notes.length > 0 && (
        <ol className={styles.list}>
          {notes.map(({ isFromDesk, words, at }) => (
            <li key={at} className={isFromDesk ? styles.desk : styles.own}>
              <p className={styles.who}>
                {isFromDesk ? 'Landfall' : 'You'}, {mediumDateTime(at)}
              </p>
              <p className={styles.words}>{words}</p>
            </li>
          ))}
        </ol>
      )}
      {found.canAnswer && <Answer kind="answer" found={found} rejection={actionData} />}
      {found.canAppeal && <Answer kind="appeal" found={found} rejection={actionData} />}
      {appeal && (
        <p>
          <Link href={`/cases/${appeal.id}`}>Your appeal</Link>
        </p>
      )}
    </PageLayout>
  )
}

interface AnswerProps {
  kind: 'answer' | 'appeal'
  found: PosterCase
  rejection: Rejection | undefined
}

const READ_BEFORE = 'The person who decides reads it first.'

function Answer({ kind, found, rejection }: AnswerProps) {
  const isAppeal = kind === 'appeal'
  const isQuestion = found.status === 'pending'
  const title = isQuestion ? 'Your answer' : 'Tell us what we should know'
  return (
    <Card as="section" padding="roomy">
      <h2 className={styles.title}>{isAppeal ? 'Are we wrong? Appeal once' : title}</h2>
      <PostForm
        id={`${kind}-form`}
        action={`/cases/${found.id}?do=${kind}`}
        rejection={rejection}
        submitLabel={isAppeal ? 'Appeal' : isQuestion ? 'Answer' : 'Send'}
      >
        <TextArea
          {...answersOf(rejection)('words')}
          label={isAppeal ? 'Why is it wrong?' : isQuestion ? 'Answer' : 'Your words'}
          hint={isAppeal ? 'Another admin reads it, if there is one.' : READ_BEFORE}
          rows={5}
        />
      </PostForm>
    </Card>
  )
}
