import { requestContext } from '#platform/pages/context.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import type { Route } from './+types/api-docs.route.ts'
import styles from './api-docs.module.css'
import { CallCard } from './call.tsx'
import { FieldTable } from './field-table.tsx'
import type { OpenApiDocument } from './openapi-document.ts'
import { parseCalls, parseShapes, type Call } from './parse-calls.ts'

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const document = page.readOpenApi() as OpenApiDocument
  const groups = Map.groupBy(parseCalls(document), ({ group }) => group)
  return { groups: [...groups], shapes: parseShapes(document) }
}

/** The OpenAPI document as a page. */
export default function ApiDocsPage({ loaderData }: Route.ComponentProps) {
  const { groups, shapes } = loaderData

  return (
    <PageLayout width="wide">
      <title>API – Landfall</title>
      <meta name="description" content="Every call of Landfall’s API, with examples to copy." />
      <PageHeader
        title="API"
        action={
          <ButtonLink href="/api/v1/openapi.json" reloadDocument>
            OpenAPI document (JSON)
          </ButtonLink>
        }
      >
        <p>
          Every call of this site, from the same definitions that validate the requests. A failed
          call answers with one sentence in plain text. Send{' '}
          <code>accept: application/problem+json</code> for details on each field.
        </p>
      </PageHeader>
      <div className={styles.columns}>
        <Contents groups={groups} />
        <div className={styles.calls}>
          {groups.map(([group, calls]) => (
            <section key={group} className={styles.calls} aria-labelledby={`group-${group}`}>
              <h2 id={`group-${group}`}>{group}</h2>
              {calls.map((call) => (
                <CallCard key={call.id} call={call} />
              ))}
            </section>
          ))}
          <section className={styles.calls} aria-labelledby="shapes">
            <h2 id="shapes">Objects in the answers</h2>
            {shapes.map(({ name, fields }) => (
              <section key={name} aria-labelledby={`shape-${name}`}>
                <h3 id={`shape-${name}`}>{name}</h3>
                <FieldTable label={name} fields={fields} />
              </section>
            ))}
          </section>
        </div>
      </div>
    </PageLayout>
  )
}

function Contents({ groups }: { groups: [string, Call[]][] }) {
  return (
    <nav className={styles.contents} aria-label="Calls">
      {groups.map(([group, calls]) => (
        <div key={group}>
          <h2 className={styles.group}>{group}</h2>
          <ul className={styles.links}>
            {calls.map(({ id, summary }) => (
              <li key={id}>
                <a href={`#${id}`}>{summary}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>
        <a href="#shapes">Objects in the answers</a>
      </p>
    </nav>
  )
}
