import { data, redirect } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { requestContext } from '#platform/pages/context.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { setCookie } from '#platform/layout/set-cookie.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { callApi, rejectCall, showRejection } from '#platform/forms/pages/call-api.ts'
import { tryAction, rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import type { RouteHandle } from '#platform/layout/route-handle.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Logo } from '#platform/layout/page/logo.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { showToast } from '#platform/ui/toast/toaster.tsx'
import { MailRequest } from '#accounts/accounts.schema.ts'
import { mailedCookie, readMailed } from '#accounts/pages/mailed.ts'
import { purposeCookie, readNext, withNext } from '#accounts/pages/purpose.ts'
import { redirectLoggedIn } from '#accounts/pages/redirect-logged-in.ts'
import { ResendForm } from '#accounts/pages/resend-form.tsx'
import type { Route } from './+types/verification.route.ts'
import styles from './verification.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'
import { ACCOUNT_WORDS } from '#trade/limits/account-limits.ts'
import { EmailAddress } from '#platform/ui/links/email-address.tsx'

export const handle: RouteHandle = { bare: true }

const PATH = '/verification'
// The URL may contain a secret: never send it to other sites or cache it.
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }

export function loader({ request }: Route.LoaderArgs) {
  const mailed = readMailed(request)
  return data(
    {
      token: new URL(request.url).searchParams.get('token'),
      next: readNext(request),
      email: mailed?.email ?? null,
      mailedAt: mailed?.at,
      secondsLeft: mailed?.secondsLeft ?? 0,
    },
    { headers: PRIVATE },
  )
}

export async function action({ context, request }: Route.ActionArgs) {
  const { accounts, visitor } = context.get(requestContext)
  const token = new URL(request.url).searchParams.get('token')
  if (token === null) return resend()

  const { result, rejection } = await tryAction({}, () => accounts.confirm(visitor, token))
  if (rejection) return rejectForm(rejection)
  if (result.logIn) return redirectLoggedIn(context, request, result.logIn)
  const [next, flash] = result.hasPassword
    ? (['/login', 'address-confirmed'] as const)
    : (['/forgotPassword', 'choose-password'] as const)
  return redirectWithCookies(next, setFlash(flash), purposeCookie(readNext(request)))

  async function resend() {
    const { result: email, rejection } = await submitForm(request, MailRequest, async (form) => {
      await accounts.resend(visitor, form.email)
      return form.email
    })
    if (rejection) return rejectForm(rejection)
    return redirectWithCookies(PATH, mailedCookie(email), setFlash('mail-sent'))
  }
}

/** Sends the mail again by the API call from the browser. Confirming has no such call: the page does it. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  if (form.get('intent') !== 'resend') return serverAction()
  const email = String(form.get('email') ?? '')
  const { rejection } = await callApi('/api/v1/email_verification', { email })
  if (rejection) {
    showRejection(rejection)
    return rejectCall(rejection, { email })
  }
  setCookie(mailedCookie(email))
  showToast('success', ACCOUNT_WORDS.mailSent)
  return redirect(PATH)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return new Headers([...(actionHeaders ?? []), ...Object.entries(PRIVATE)])
}

export default function VerificationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, next, email, mailedAt, secondsLeft } = loaderData
  const isDead = token !== null && actionData !== undefined
  const title = token === null ? 'Check your email' : 'Confirm your email address'

  return (
    <PageLayout width="form">
      <title>{`${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Link className={styles.home} href="/" aria-label="Landfall, home">
        <Logo />
      </Link>
      <PageHeader title={title}>
        {token === null && (
          <p>
            We have sent a link{' '}
            {email === null ? (
              'to your address'
            ) : (
              <strong>
                to <EmailAddress address={email} />
              </strong>
            )}
            . Open it, and your account is ready. It can take a few minutes; check your spam folder,
            too.
          </p>
        )}
      </PageHeader>
      {token !== null && !isDead && <ConfirmForm token={token} next={next} />}
      {isDead && (
        <Banner tone="danger" live>
          {actionData.errors['']}
        </Banner>
      )}
      {(token === null || isDead) && (
        <Card padding="roomy">
          <h2 className={styles.again}>No mail?</h2>
          <ResendForm
            key={mailedAt}
            action={PATH}
            label="Resend the email"
            email={email}
            secondsLeft={secondsLeft}
            rejection={isDead ? undefined : actionData}
          />
          {email !== null && (
            <p>
              Is the address wrong? <Link href={withNext('/register', next)}>Sign up again</Link>.
            </p>
          )}
        </Card>
      )}
      {(token === null || isDead) && (
        <div className={styles.proceed}>
          <p>Have you confirmed it? Then log in.</p>
          <ButtonLink href="/login" iconEnd="arrow-right">
            Proceed
          </ButtonLink>
        </div>
      )}
    </PageLayout>
  )
}

/** Confirms by a button: opening the link changes nothing, because mail scanners open every link. */
function ConfirmForm({ token, next }: { token: string; next: string }) {
  return (
    <Card padding="roomy">
      <PostForm
        id="confirm-form"
        action={withNext(`${PATH}?${new URLSearchParams({ token })}`, next)}
        rejection={undefined}
        submitLabel="Confirm my address"
      >
        <p>One more step: press the button, and your account is ready.</p>
      </PostForm>
    </Card>
  )
}
