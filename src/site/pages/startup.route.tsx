import { CareHome } from '#platform/art/care-home.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { loadStartupForm, receiveStartupForm } from '#founders/requests/pages/startup-action.ts'
import { StartupForm } from '#founders/requests/pages/startup-form.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { toCaseLine } from '#founders/cases/pages/links/case-line.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Steps } from '#platform/ui/links/steps.tsx'
import { FOUNDER_PATH, type PathSource } from '#founders/path/founder-path.ts'
import { CitedSources } from '#founders/path/pages/about/path-sources.tsx'
import type { Route } from './+types/startup.route.ts'
import { FounderDocuments } from './founder-documents.tsx'
import { OFFICIAL, OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { PageTop } from '#platform/layout/sections/page-top.tsx'
import { Prose, Section, Sections } from '#platform/layout/sections/section.tsx'
import { SourceNote } from '#platform/layout/sections/source-note.tsx'
import words from './startup.json' with { type: 'json' }
import styles from './startup.module.css'
import { Written } from './written.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, site, startups, founderPath } = context.get(requestContext)
  const caseLine = actor && toCaseLine(await startups.cases.listOwn(actor.id))
  const canonical = `${site.publicUrl}/startup`
  const sources = founderPath.cite([
    'cqc-register',
    'sponsor-apply',
    'rules',
    'cqc-documents',
    'cqc-viability',
  ])
  return { form: loadStartupForm({ context, request }), caseLine, canonical, sources }
}

export const action = receiveStartupForm

export { headers } from '#platform/forms/pages/action-headers.ts'

export default function StartupPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageLayout width="wide">
      <title>{`${actionData ? 'Error: ' : ''}Startup support for care homes – Landfall`}</title>
      <meta
        name="description"
        content="For people who start a care home or healthcare business: CQC registration, the first sponsor licence and the first vacancy, step by step, and the documents you need."
      />
      <link rel="canonical" href={loaderData.canonical} />
      <Sections>
        <PageTop art={<CareHome />}>
          <PageHeader title="Start a care home or healthcare business" eyebrow="Startup support">
            <p>
              The order matters: doing it in the wrong order costs time. Here are the three steps.
              If you are stuck at one of them, ask us.
            </p>
          </PageHeader>
        </PageTop>
        {loaderData.caseLine && (
          <p>
            <Link href={loaderData.caseLine.href}>{loaderData.caseLine.words}</Link>
          </p>
        )}
        <FounderSteps />
        <WholePath />
        <FounderDocuments />
        <Sources sources={loaderData.sources} />
        <Section id="ask" title="Ask us for help">
          <div className={styles.columns}>
            <Prose>
              <Written text={words.tell} />
            </Prose>
            <Card padding="roomy">
              <StartupForm {...loaderData.form} rejection={actionData} />
            </Card>
          </div>
        </Section>
      </Sections>
    </PageLayout>
  )
}

function FounderSteps() {
  return (
    <Section id="steps" title="Three steps, in this order">
      <Steps items={words.steps} />
      <Prose>
        <Written text={words.costs} />
      </Prose>
    </Section>
  )
}

/** The sources of the whole page, and who advises. */
function Sources({ sources }: { sources: PathSource[] }) {
  return (
    <SourceNote>
      <span data-sources>
        Sources: <CitedSources sources={sources} />. Read also{' '}
        <OutsideLink href={OFFICIAL.sponsoring}>UK visa sponsorship for employers</OutsideLink>.
      </span>{' '}
      We help with documents and with finding staff. For advice on immigration law go to{' '}
      <OutsideLink href={OFFICIAL.adviser}>an adviser who may give it</OutsideLink>.
    </SourceNote>
  )
}

/** Every step with its cost, for the chosen nation and kind of care. */
function WholePath() {
  return (
    <Card as="section" tone="dawn" padding="roomy">
      <Prose>
        <Written text={words.path} />
        <p>
          <ButtonLink href={FOUNDER_PATH} tone="primary">
            Choose my path
          </ButtonLink>
        </p>
      </Prose>
    </Card>
  )
}
