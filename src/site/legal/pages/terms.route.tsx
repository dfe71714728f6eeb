import { requestContext } from '#platform/pages/context.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Prose } from '#platform/layout/sections/section.tsx'
import { Written } from '#site/pages/written.tsx'
import { OperatorLine } from './operator-line.tsx'
import words from './terms.json' with { type: 'json' }
import type { Route } from './+types/terms.route.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { operator: context.get(requestContext).site.operator }
}

export default function TermsPage({ loaderData: { operator } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <title>Terms – Landfall</title>
      <meta
        name="description"
        content="Who may use Landfall, what it costs, what may not be posted, how we deal with reports and appeals, and what we do not promise."
      />
      <PageHeader title="Terms">
        <p>What you can expect from us, and what we expect from you.</p>
      </PageHeader>
      {[words.use, words.posting, words.unlawful].map((text, index) => (
        <Prose key={index}>
          <Written text={text} />
        </Prose>
      ))}
      <Prose>
        <Written text={words.promises} />
        <OperatorLine operator={operator} />
        <Written text={words.end} />
      </Prose>
    </PageLayout>
  )
}
