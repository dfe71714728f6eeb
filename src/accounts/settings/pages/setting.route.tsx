import { useSearchParams } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { rejectForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { hasSecondFactor, type SecondFactor } from '#accounts/second-factor/second-factor.schema.ts'
import { COUNTRIES } from '#platform/places/names/countries.ts'
import type { Route } from './+types/setting.route.ts'
import {
  DataSection,
  DeleteSection,
  DetailsSection,
  EmailSection,
} from './sections/account-sections.tsx'
import { DevicesSection, PasswordSection, SecondStepSection } from './sections/log-in-sections.tsx'
import { NotificationsSection } from './sections/notifications-section.tsx'
import { findAction } from './setting-actions.ts'
import styles from './setting.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const { settings, sessions } = page.accounts
  return {
    account: await settings.facts(actor),
    secondStep: summarise((await page.accounts.secondFactor.state(actor)).factor),
    devices: await sessions.list(actor),
    countries: COUNTRIES,
    languages: page.languages,
  }
}

function summarise(factor: SecondFactor) {
  const { passkeys, appSince, codesLeft } = factor
  const isOn = hasSecondFactor(factor)
  if (!isOn) return { isOn, summary: 'It is off. You log in with your password alone.' }
  const ways = [
    ...(appSince ? ['a code from an app'] : []),
    ...passkeys.map(({ name }) => `the passkey “${name}”`),
  ]
  return { isOn, summary: `It is on: ${ways.join(', ')}. Recovery codes left: ${codesLeft}.` }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { section, flash, act } = findAction(request)
  const { rejection } = await act(page, actor, request)
  if (rejection) return rejectForm(rejection)
  return redirectWithCookies(`/setting#${section}`, setFlash(flash))
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { shouldRevalidate } from '#platform/forms/pages/use/after-rejection.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

const SECTIONS = [
  { id: 'details', label: 'Your details' },
  { id: 'password', label: 'Password' },
  { id: 'second-step', label: 'Two-step login' },
  { id: 'email', label: 'Email address' },
  { id: 'devices', label: 'Devices' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'data', label: 'Your data' },
  { id: 'delete', label: 'Delete my account' },
]

export default function SettingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { account, secondStep, devices, countries, languages } = loaderData
  const posted = useSearchParams()[0].get('form')
  const rejectionOf = (form: string) => (form === posted ? actionData : undefined)

  return (
    <PageLayout width="wide">
      <title>{`${actionData ? 'Error: ' : ''}Settings – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.top}>
        <span className={styles.icon}>
          <Icon name="filters" size="large" />
        </span>
        <PageHeader title="Settings">Your account, and everything we know about you.</PageHeader>
      </div>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="Settings">
          <ul className={styles.links}>
            {SECTIONS.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          <DetailsSection
            account={account}
            rejection={rejectionOf('details')}
            countries={countries}
          />
          <PasswordSection account={account} rejection={rejectionOf('password')} />
          <SecondStepSection {...secondStep} />
          <EmailSection account={account} rejection={rejectionOf('email')} />
          <DevicesSection devices={devices} isGone={rejectionOf('device') !== undefined} />
          <NotificationsSection
            wishes={account.emailPreferences}
            languages={languages}
            rejection={rejectionOf('notifications')}
          />
          <DataSection />
          <DeleteSection account={account} rejection={rejectionOf('delete')} />
        </div>
      </div>
    </PageLayout>
  )
}
