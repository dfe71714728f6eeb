import { data, redirect } from 'react-router'
import { ExpiredLink } from '#accounts/settings/pages/links/expired-link.tsx'
import { linkHeaders, tokenOf } from '#accounts/settings/pages/links/link-page.ts'
import { requestContext } from '#platform/pages/context.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { readFields, rejectForm, tryAction } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import type { Route } from './+types/confirm-address.route.ts'
import { EmailAddress } from '#platform/ui/links/email-address.tsx'

const PATH = '/confirm-address'
const DEAD =
  'It has been used, or is more than seven days old. There is nothing to do: unless you agree, we send nothing to your address.'

/** Uses nothing up: mail scanners open links too. */
export async function loader(args: Route.LoaderArgs) {
  const { addresses } = args.context.get(requestContext)
  const token = tokenOf(args)
  const answer = toAnswer(args.request)
  const found = answer ? null : await addresses.find(token)
  return data({ token, answer, found }, { status: answer || found ? 200 : 410 })
}

export async function action(args: Route.ActionArgs) {
  const { addresses, visitor } = args.context.get(requestContext)
  const token = tokenOf(args)
  const form = await readFields(args.request)
  const isRefused = form.get('answer') === 'never'
  const { rejection } = await tryAction({}, () =>
    isRefused ? addresses.refuse(visitor, token) : addresses.confirm(visitor, token),
  )
  if (rejection) return rejectForm(rejection)
  return redirect(`${PATH}?answer=${isRefused ? 'never' : 'yes'}`, { status: 303 })
}

export const headers = linkHeaders

function toAnswer(request: Request): 'yes' | 'never' | null {
  const answer = new URL(request.url).searchParams.get('answer')
  return answer === 'yes' || answer === 'never' ? answer : null
}

export default function ConfirmAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, answer, found } = loaderData
  if (answer) return <Done answer={answer} />
  if (!found || actionData?.status === 410) return <ExpiredLink advice={DEAD} />
  const action = `${PATH}?${new URLSearchParams({ token })}`

  return (
    <PageLayout width="form">
      <title>Job applications to your address – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="May applications be sent to you?">
        <p>
          {found.sender ? (
            <>
              <strong>{found.sender}</strong> advertises jobs
            </>
          ) : (
            'Jobs are advertised'
          )}{' '}
          on Landfall for <strong>{found.organisation}</strong> and wants a message at{' '}
          <strong>
            <EmailAddress address={found.email} />
          </strong>{' '}
          whenever somebody applies. We have not checked who that is. If you say yes, everybody can
          read the address on these jobs.
        </p>
      </PageHeader>
      <PostForm
        id="confirm-form"
        action={action}
        rejection={actionData}
        submitLabel="Yes, send them to me"
      >
        <input type="hidden" name="answer" value="yes" />
      </PostForm>
      <PostForm
        id="refuse-form"
        action={action}
        rejection={undefined}
        submitLabel="Never write to me again"
        tone="secondary"
      >
        <input type="hidden" name="answer" value="never" />
      </PostForm>
    </PageLayout>
  )
}

function Done({ answer }: { answer: 'yes' | 'never' }) {
  const isYes = answer === 'yes'
  return (
    <PageLayout width="form">
      <title>Thank you – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={isYes ? 'Applications will be sent to you' : 'We will not write to you'}>
        {isYes
          ? 'Only people who post for this company may use your address. To stop it, ask them to change it, or write to us.'
          : 'No job advert can make us write to your address any more.'}
      </PageHeader>
    </PageLayout>
  )
}
