import { data } from 'react-router'
import { requestContext } from '#platform/pages/context.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Route } from './+types/components.route.ts'
import { Actions } from './actions.tsx'
import { ContentParts } from './content-parts.tsx'
import { FormFields } from './form-fields.tsx'
import { Foundations } from './foundations.tsx'
import { Messages } from './messages.tsx'
import { SponsorshipParts } from './sponsorship-parts.tsx'

/** The page's guard: it is for developers, on their own machine only, and never cached. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(requestContext)
  if (!site.isLocal) throw data(new DomainError('not_found').message, 404)
  return data(null, { headers: { 'cache-control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function ComponentsPage() {
  return (
    <PageLayout width="wide">
      <title>Components – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="Components" eyebrow="Design system">
        Every part of the site in every state. Light and dark follow the device.
      </PageHeader>
      <Foundations />
      <Actions />
      <FormFields />
      <ContentParts />
      <Messages />
      <SponsorshipParts />
    </PageLayout>
  )
}
