import { data } from 'react-router'
import { Papers } from '#app/art/papers.tsx'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { PageTop } from '#app/marketing/parts/page-top.tsx'
import { Prose } from '#app/marketing/parts/section.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonRow } from '#app/ui/button-row.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { requestContext } from '#app/context.ts'
import { requireActor } from './require-actor.ts'
import { DomainError } from '#contract/errors.ts'
import type { Route } from './+types/opening-soon.route.ts'
import { OPENING_SOON } from './opening-soon.ts'

/** Pages whose work comes with accounts: what will be here, and what can be done today. */
export function loader({ context, pattern, request }: Route.LoaderArgs) {
  if (pattern !== 'dashboard') requireActor(context.get(requestContext), request)
  const page = OPENING_SOON.get(pattern)
  if (!page) throw data(new DomainError('not_found').message, 404)
  return { page }
}

export default function OpeningSoonRoute({ loaderData }: Route.ComponentProps) {
  const { title, soon, today } = loaderData.page

  return (
    <PageLayout width="wide">
      <title>{`${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageTop art={<Papers />}>
        <Prose>
          <PageHeader title={title}>
            <p>{soon}</p>
          </PageHeader>
          <Banner tone="info" title="This page is not open yet">
            {today}
          </Banner>
          <ButtonRow>
            <ButtonLink href="/jobs" tone="primary">
              See all jobs
            </ButtonLink>
            <ButtonLink href="/contact">Write to us</ButtonLink>
          </ButtonRow>
        </Prose>
      </PageTop>
    </PageLayout>
  )
}
