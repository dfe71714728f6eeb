import { data } from 'react-router'
import { linkHeaders } from '#accounts/settings/pages/links/link-page.ts'
import { requestContext, type PageContext } from '#platform/pages/context.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { turnWords } from '#founders/cases/founder-case-words.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { founderDocumentPath } from '#founders/founder-paths.ts'
import type { Route } from './+types/case.route.ts'
import { actOnCase } from './case-actions.ts'
import { CaseEnd } from './case-end.tsx'
import { CaseTalk } from './case-talk.tsx'
import { caseVisitorOf } from './case-visitor.ts'
import styles from './case.module.css'
import { Documents } from '#founders/cases/pages/parts/documents.tsx'
import { HeadActions } from './head-actions.tsx'
import { PathCard } from './path-card.tsx'
import { summarizePath } from '#founders/cases/pages/parts/path-of-case.ts'
import { CaseHistory } from '#founders/cases/pages/parts/history.tsx'
import { OpenCase } from '#founders/cases/pages/links/open-case.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const visitor = caseVisitorOf(page, request)
  const found = params.reference ? await findOrNull(page, visitor, params.reference) : null
  if (found) {
    const path = summarizePath(page, found.path)
    return { found, path, hasLink: visitor.token !== null, way: null }
  }
  const { searchParams } = new URL(request.url)
  const way = {
    cases: visitor.accountId ? await page.startups.cases.listOwn(visitor.accountId) : [],
    isLoggedIn: visitor.accountId !== null,
    isDead: searchParams.has('dead'),
    isSent: searchParams.has('sent'),
  }
  // The answer is equal for another founder’s case and one that does not exist.
  const status = params.reference ? 404 : way.isDead ? 410 : 200
  return data({ found: null, path: null, hasLink: false, way }, { status })
}

async function findOrNull(
  { startups }: PageContext,
  visitor: ReturnType<typeof caseVisitorOf>,
  reference: string,
) {
  try {
    return await startups.cases.find(visitor, reference)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return null
    throw error
  }
}

export const action = actOnCase

export { clientAction } from '#platform/forms/pages/client-action.ts'

export const headers = linkHeaders

/** A founder’s case, for visitors with its link and accounts with its address; others learn how to get access. */
export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, path, hasLink, way } = loaderData
  if (!found) return <OpenCase {...way} rejection={actionData} />
  const { reference, companyName, typeOfHealthcare, createdAt, documents } = found
  const turn = turnWords(found)

  return (
    <PageLayout width="wide">
      <title>{`${companyName}: your case ${reference} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[{ label: 'Startup support', href: '/startup' }, { label: 'Your case' }]}
      />
      <PageHeader
        title={companyName}
        eyebrow={`Case ${reference}`}
        action={<HeadActions reference={reference} />}
      >
        <p>
          {typeOfHealthcare && `${typeOfHealthcare} · `}since {mediumDate(createdAt)}
        </p>
      </PageHeader>
      <Banner tone={found.status === 'your-turn' || found.isOverdue ? 'warning' : 'info'}>
        <strong>{turn.title}</strong> {turn.words}
      </Banner>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card as="section">
            <CaseTalk key={reference} found={found} answer={actionData} />
          </Card>
          <Card as="section">
            <div className={styles.part}>
              <h2>What you asked</h2>
              <p className={styles.text}>{found.text}</p>
            </div>
          </Card>
        </div>
        <aside className={styles.main} aria-label="Documents, path and history">
          <Card as="section">
            <div className={styles.part}>
              <h2>Documents</h2>
              <p className={styles.soft}>
                Only you and we can open them. Leave out names of people in care.
              </p>
              {documents.length === 0 && <p>There are none yet. Add one to a message.</p>}
              <Documents
                documents={documents}
                reader="founder"
                hrefOf={(id) => founderDocumentPath(reference, id)}
              />
            </div>
          </Card>
          <PathCard path={path} />
          <Card as="section">
            <div className={styles.part}>
              <h2>History</h2>
              <CaseHistory events={found.events} reader="founder" />
            </div>
          </Card>
          <CaseEnd reference={reference} status={found.status} hasLink={hasLink} />
        </aside>
      </div>
    </PageLayout>
  )
}
