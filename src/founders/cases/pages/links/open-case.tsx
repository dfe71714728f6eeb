import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import type { OwnCaseItem } from '#founders/cases/founder-case.ts'
import { FOUNDER_CASES_PATH } from '#founders/founder-paths.ts'
import { LinkForm } from './link-form.tsx'
import { OwnCases } from './own-cases.tsx'

interface OpenCaseProps {
  /** The cases of the logged-in account. */
  cases: OwnCaseItem[]
  isLoggedIn: boolean
  /** Whether the visitor came by a link that no longer works. */
  isDead: boolean
  isSent: boolean
  rejection: Rejection | undefined
}

/**
 * Ways to open a case: for founders who have lost their link or have an account, and in place of a case that this
 * browser may not see.
 */
export function OpenCase({ cases, isLoggedIn, isDead, isSent, rejection }: OpenCaseProps) {
  const typed = rejection?.values['text']
  return (
    <PageLayout width="form">
      <title>{`${rejection?.errors['email'] ? 'Error: ' : ''}Open your case – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[{ label: 'Startup support', href: '/startup' }, { label: 'Open your case' }]}
      />
      <PageHeader title={cases.length > 0 ? 'Your cases' : 'Open your case'}>
        <p>
          Your case opens with the link in our emails.
          {!isLoggedIn && ' With an account under the same address, log in instead.'}
        </p>
      </PageHeader>
      {typed && (
        <>
          <Banner tone="warning" title="Your message is not sent">
            Copy it now. Send it once you have opened your case.
          </Banner>
          <TextArea name="typed" label="What you wrote" readOnly defaultValue={typed} rows={8} />
        </>
      )}
      {isDead && (
        <Banner tone="warning" title="This link has ended">
          It was not used for 90 days, or it was replaced. Ask for a new one here.
        </Banner>
      )}
      {isSent && (
        <Banner tone="success" title="Look in your mailbox" live>
          If there is a case with this address, the link is on its way. If not, we sent nothing. We
          send only a few links a day.
        </Banner>
      )}
      <OwnCases cases={cases} />
      {!isSent && <LinkForm rejection={typed ? undefined : rejection} />}
      {!isLoggedIn && (
        <p>
          <Link href={`/login?${new URLSearchParams({ next: FOUNDER_CASES_PATH })}`}>Log in</Link>
        </p>
      )}
    </PageLayout>
  )
}
