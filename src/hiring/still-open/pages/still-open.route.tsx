import { data, redirect } from 'react-router'
import { ExpiredLink } from '#accounts/settings/pages/links/expired-link.tsx'
import { linkHeaders, tokenOf } from '#accounts/settings/pages/links/link-page.ts'
import { requestContext } from '#platform/pages/context.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import {
  STILL_OPEN_ANSWERS,
  STILL_OPEN_PATH,
  StillOpenAnswer,
} from '#hiring/still-open/still-open.schema.ts'
import type { Route } from './+types/still-open.route.ts'

const DEAD = (
  <>
    It has been answered, the job has changed or closed since, or the link is more than 30 days old.
    You can manage your jobs on your <Link href="/dashboard">dashboard</Link>.
  </>
)

const DONE = {
  confirm: ['Thank you: it stays open', 'It counts as confirmed today.'],
  extend: ['It stays open for longer', 'It counts as confirmed today.'],
  filled: ['The job is closed', 'Its page says that the position is filled.'],
  withdrawn: ['The job is closed', 'Its page says that it has closed.'],
} as const

/** Changes nothing: mail scanners open links too. */
export async function loader(args: Route.LoaderArgs) {
  const { stillOpen } = args.context.get(requestContext)
  const token = tokenOf(args)
  const done = new URL(args.request.url).searchParams.get('done')
  const answered = STILL_OPEN_ANSWERS.find((answer) => answer === done) ?? null
  const job = answered ? null : await stillOpen.find(token)
  return data({ token, answered, job }, { status: answered || job ? 200 : 410 })
}

export async function action(args: Route.ActionArgs) {
  const { stillOpen } = args.context.get(requestContext)
  const token = tokenOf(args)
  const { result, rejection } = await submitForm(args.request, StillOpenAnswer, async (form) => {
    await stillOpen.answer(token, form.answer)
    return form.answer
  })
  if (rejection) return rejectForm(rejection)
  return redirect(`${STILL_OPEN_PATH}?${new URLSearchParams({ done: result })}`, { status: 303 })
}

export const headers = linkHeaders

export default function StillOpenPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, answered, job } = loaderData
  if (answered) return <Done answer={answered} />
  if (!job || actionData?.code === 'link_dead') return <ExpiredLink advice={DEAD} />
  const { title, employer, lastSeenAt, closesAt, extendedTo } = job
  const until = extendedTo && mediumDate(extendedTo)
  const answers: (readonly [StillOpenAnswer, string])[] = [
    ['confirm', 'Yes, it is still open'],
    ...(until ? [['extend', `Yes, and keep it open until ${until}`] as const] : []),
    ['filled', 'No, it is filled: close it'],
    ['withdrawn', 'No, we no longer offer it: close it'],
  ]

  return (
    <PageLayout width="form">
      <title>Is it still open? – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={`Is “${title}” still open?`} eyebrow={employer}>
        <p>
          It was last confirmed on {mediumDate(lastSeenAt)}
          {closesAt && `, and closes on ${mediumDate(closesAt)}`}. People see that date. After 60
          days, lists stop showing the job until you confirm it.
        </p>
      </PageHeader>
      {answers.map(([answer, submitLabel], index) => (
        <PostForm
          key={answer}
          id={`${answer}-form`}
          action={`${STILL_OPEN_PATH}?${new URLSearchParams({ token })}`}
          rejection={index === 0 ? actionData : undefined}
          submitLabel={submitLabel}
          tone={index === 0 ? 'primary' : 'secondary'}
        >
          <input type="hidden" name="answer" value={answer} />
        </PostForm>
      ))}
      <p>
        If you close it, people who wait for your answer hear of it. Offers and interviews stand.
      </p>
    </PageLayout>
  )
}

function Done({ answer }: { answer: keyof typeof DONE }) {
  const [title, words] = DONE[answer]
  return (
    <PageLayout width="form">
      <title>{`${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={title}>
        <p>
          {words} You can change it on your <Link href="/dashboard">dashboard</Link>.
        </p>
      </PageHeader>
    </PageLayout>
  )
}
