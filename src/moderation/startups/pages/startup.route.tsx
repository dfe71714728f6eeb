import { useEffect } from 'react'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { useFetcher } from 'react-router'
import { AdminPage, Moment } from '#moderation/desk/pages/parts/admin-page.tsx'
import { loadAdminPage } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { Columns, Part, WrittenText } from '#moderation/desk/pages/parts/columns.tsx'
import { HistorySection } from '#moderation/desk/pages/parts/history.tsx'
import { useEmptied } from '#platform/forms/pages/use/use-emptied.ts'
import { showRejection } from '#platform/forms/pages/call-api.ts'
import { ErrorSummary } from '#platform/forms/pages/error-summary.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { requestContext } from '#platform/pages/context.ts'
import { useAnswer } from '#platform/forms/pages/use/use-answer.ts'
import { Documents } from '#founders/cases/pages/parts/documents.tsx'
import { CaseHistory } from '#founders/cases/pages/parts/history.tsx'
import { Messages } from '#founders/cases/pages/parts/messages.tsx'
import { summarizePath } from '#founders/cases/pages/parts/path-of-case.ts'
import { CaseStatusTag } from '#founders/cases/pages/parts/status-tag.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { dueWords } from '#founders/cases/founder-case-words.ts'
import type { DeskCase } from '#moderation/startups/desk-cases.service.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { deskCasePath, deskDocumentPath } from '#founders/founder-paths.ts'
import type { Route } from './+types/startup.route.ts'
import { AnswerFields, CaseWork, DeleteCase, documentActions } from './case-work.tsx'
import { actOnDeskCase } from './desk-actions.ts'
import { DESK_FORM } from './desk-form.ts'
import styles from './startup.module.css'
import { EmailAddress } from '#platform/ui/links/email-address.tsx'

export async function loader(args: Route.LoaderArgs) {
  const page = args.context.get(requestContext)
  return loadAdminPage(args, async (admin, actor) => {
    const found = await admin.startups.find(actor, args.params.id)
    return {
      found,
      path: summarizePath(page, found.path),
      templates: await admin.startupTemplates.list(actor),
    }
  })
}

export const action = actOnDeskCase

/** After a conflict the page shows the newer changes. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: {
  actionStatus?: number
  defaultShouldRevalidate: boolean
}) {
  return actionStatus === 409 || defaultShouldRevalidate
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function StartupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, path, templates } = loaderData
  const { id, messages, documents, notes, history } = found
  const fetcher = useFetcher<Rejection>()
  const answer = useAnswer(fetcher) ?? actionData
  const isRejected = answer !== undefined && Object.keys(answer.errors).length > 0
  useEffect(() => {
    if (fetcher.data) showRejection(fetcher.data)
  }, [fetcher.data])
  const written = messages.filter(({ side }) => side === 'desk').length
  // What to change in a document has a field of its own: a typed answer stays.
  const changes = found.events.filter(({ action }) => action === 'change-needed').length
  useEmptied(DESK_FORM, ['text', 'file'], written - changes)
  useEmptied(DESK_FORM, ['note'], notes.length)

  return (
    <AdminPage
      section="/desk/startups"
      title={found.companyName}
      isWithin
      isRejected={isRejected}
      lead={<CaseHead found={found} />}
    >
      <fetcher.Form
        id={DESK_FORM}
        className={styles.form}
        method="post"
        action={deskCasePath(id)}
        preventScrollReset
      >
        <PageOwner />
        {isRejected && <ErrorSummary errors={answer.errors} />}
        <input type="hidden" name="version" value={found.version} />
        <input type="hidden" name="formId" value={found.formId} />
        <Columns
          aside={
            <>
              <CaseWork found={found} answer={answer} />
              <Part id="documents" title="Documents">
                {documents.length === 0 && <p>There are none.</p>}
                <Documents
                  documents={documents}
                  reader="desk"
                  hrefOf={(documentId) => deskDocumentPath(id, documentId)}
                  actions={documentActions(id, documents, answer)}
                />
              </Part>
              <Part id="events" title="What happened">
                <CaseHistory events={found.events} reader="desk" />
              </Part>
              <HistorySection entries={history} title="What admins did" />
              <DeleteCase id={id} />
            </>
          }
        >
          <WrittenText>{found.text}</WrittenText>
          <Facts items={factsOf(found, path)} />
          <Part id="talk" title="Talk">
            {messages.length === 0 && <p>No messages yet.</p>}
            <Messages
              messages={messages}
              hrefOf={(documentId) => deskDocumentPath(id, documentId)}
            />
          </Part>
          <Card as="section">
            <AnswerFields
              found={found}
              templates={templates}
              answer={answer}
              isSending={fetcher.formAction === deskCasePath(id)}
            />
          </Card>
        </Columns>
      </fetcher.Form>
    </AdminPage>
  )
}

function CaseHead({ found }: { found: DeskCase }) {
  const { reference, dueOn, isOverdue, status, since } = found
  return (
    <p className={styles.head}>
      <b>{reference}</b>
      <CaseStatusTag turn={found} reader="desk" />
      {dueOn && <span>{isOverdue ? `was due ${dueWords(dueOn)}` : `due ${dueWords(dueOn)}`}</span>}
      {status === 'your-turn' && <span>since {mediumDate(since)}</span>}
    </p>
  )
}

function factsOf(
  { typeOfHealthcare, email, phone, createdAt }: DeskCase,
  path: ReturnType<typeof summarizePath>,
) {
  return [
    ...(typeOfHealthcare ? [{ term: 'Type of healthcare', value: typeOfHealthcare }] : []),
    {
      term: 'Email',
      value: (
        <a href={`mailto:${email}`}>
          <EmailAddress address={email} />
        </a>
      ),
    },
    ...(phone ? [{ term: 'Phone', value: phone }] : []),
    ...(path ? [{ term: 'Path', value: `${path.name}, ${path.done}` }] : []),
    { term: 'Sent', value: <Moment at={createdAt} /> },
  ]
}
