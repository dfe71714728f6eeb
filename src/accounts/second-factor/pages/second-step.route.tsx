import { requireActor, requirePerson } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { safeNextPath } from '#accounts/log-in/log-in-path.ts'
import { hasSecondFactor } from '#accounts/second-factor/second-factor.schema.ts'
import type { Route } from './+types/second-step.route.ts'
import { AppCard } from './app-card.tsx'
import { CodesCard, ConfirmCard, FirstWeekCard, NewCodes } from './second-step-cards.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { runSecondStepAction } from './second-step-actions.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const next = new URL(request.url).searchParams.get('next')
  const state = await page.accounts.secondFactor.state(actor)
  const isFirstWeek = await page.accounts.firstWeek.isOpen(actor, page.visitor)
  const hasPassed = actor.secondFactorAt !== null
  const isOn = hasSecondFactor(state.factor)
  return {
    ...state,
    isOn,
    /** A code by mail opens the page the person wanted. */
    mayReadByMail: isFirstWeek && (next === null || /^\/(?:applicants|inbox)\b/.test(next)),
    /** Two-step login was set up elsewhere: this session began with the password alone. */
    isToLogInAgain: isOn && !hasPassed,
    next: next && safeNextPath(next),
    reason: isOn ? null : reasonFor(next),
    email: actor.email,
  }
}

function reasonFor(next: string | null) {
  if (!next) return null
  return next.startsWith('/desk')
    ? 'You can see what people wrote to us and change their accounts: protect that with two-step login.'
    : 'You can see people’s CVs: protect them with two-step login.'
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  return runSecondStepAction(page, requireActor(page, request), request)
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function SecondStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { factor, isOn, isConfirmed, isToLogInAgain, setUp, next, reason, email } = loaderData
  const rejection = actionData && 'status' in actionData ? actionData : undefined
  const rejectionOf = (form: string) =>
    rejection && 'form' in rejection && rejection.form === form ? rejection : undefined
  const made = actionData && 'kind' in actionData ? actionData : undefined
  const creation = made?.kind === 'creation' ? made : undefined
  const codes = made?.kind === 'codes' ? made.codes : undefined
  const shared = { next, rejectionOf }

  return (
    <PageLayout>
      <title>{`${rejection ? 'Error: ' : ''}Two-step login – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb items={[{ label: 'Settings', href: '/setting' }, { label: 'Two-step login' }]} />
      <PageHeader title="Two-step login">
        <p>
          When you log in, your phone or this device confirms that it is you. Then a stolen password
          is not enough.
        </p>
      </PageHeader>
      {reason && (
        <Banner title={reason}>It takes two minutes. Then you go on where you were.</Banner>
      )}
      {codes && <NewCodes codes={codes} next={next} />}
      {!codes && isOn && next && !isToLogInAgain && (
        <Banner tone="success" title="Two-step login is on">
          <p>
            <ButtonLink href={next} tone="primary" iconEnd="arrow-right" reloadDocument>
              Go on
            </ButtonLink>
          </p>
        </Banner>
      )}
      {isToLogInAgain && (
        <Banner tone="warning" title="Log in again to go on">
          You set up two-step login on another device. Log out here, then log in with it.
        </Banner>
      )}
      {loaderData.mayReadByMail && !codes && <FirstWeekCard {...shared} email={email} />}
      {!isConfirmed && !isToLogInAgain && <ConfirmCard {...shared} email={email} />}
      {!codes && (
        <>
          <PasskeysCard
            {...shared}
            passkeys={factor.passkeys}
            creation={creation}
            canChange={isConfirmed && !isToLogInAgain}
          />
          <AppCard
            {...shared}
            since={factor.appSince}
            setUp={setUp}
            canChange={isConfirmed && !isToLogInAgain}
          />
        </>
      )}
      {isOn && !codes && (
        <CodesCard {...shared} left={factor.codesLeft} canChange={isConfirmed && !isToLogInAgain} />
      )}
    </PageLayout>
  )
}
