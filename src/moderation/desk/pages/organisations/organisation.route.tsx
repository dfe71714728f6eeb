import { Link } from '#platform/ui/buttons/link.tsx'
import { redirect } from 'react-router'
import { z } from 'zod'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { CaseOpening } from '#moderation/desk/admin.schema.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { AdminPage, Moment } from '#moderation/desk/pages/parts/admin-page.tsx'
import { loadAdminPage, runAdminAction } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { Columns, Part } from '#moderation/desk/pages/parts/columns.tsx'
import { HistorySection } from '#moderation/desk/pages/parts/history.tsx'
import { JobStatusTag } from '#moderation/desk/pages/parts/status-tag.tsx'
import {
  Claims,
  OrganisationActivity,
  EarlierCases,
} from '#moderation/cases/pages/cases/case-people.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import type { Route } from './+types/organisation.route.ts'

export async function loader(args: Route.LoaderArgs) {
  const { desk } = args.context.get(requestContext).moderation
  return loadAdminPage(args, (_admin, actor) => desk.organisation(actor, args.params.id))
}

export async function action(args: Route.ActionArgs) {
  const { desk } = args.context.get(requestContext).moderation
  if (new URL(args.request.url).searchParams.get('do') === 'case')
    return runAdminAction(args, {
      schema: CaseOpening,
      act: async (_admin, actor, input) => {
        const id = await desk.openOrganisationCase(actor, args.params.id, input)
        throw redirect(`/desk/queue/${id}`, 303)
      },
      flash: 'desk-saved',
    })
  return runAdminAction(args, {
    schema: z.object({}),
    act: (_admin, actor) => desk.liftSuspension(actor, args.params.id),
    flash: 'desk-saved',
  })
}

export default function OrganisationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { organisation, cases, history } = loaderData
  const { id, name, jobs, suspendedAt, frozenAt } = organisation

  return (
    <AdminPage
      section="/desk/organisations"
      title={name}
      isWithin
      isRejected={actionData !== undefined}
      lead={
        <p>
          Since <Moment at={organisation.createdAt} />
        </p>
      }
    >
      {suspendedAt && (
        <Banner tone="danger" title="Suspended">
          {organisation.suspendedBecause} (<Moment at={suspendedAt} />)
        </Banner>
      )}
      {frozenAt && (
        <Banner tone="warning" title="Frozen">
          Nothing of it is sent or becomes public until its case is decided. (
          <Moment at={frozenAt} />)
        </Banner>
      )}
      <Columns
        aside={
          <>
            {suspendedAt && (
              <Card>
                <PostForm
                  id="lift-form"
                  action={`/desk/organisations/${id}`}
                  rejection={actionData}
                  submitLabel="Lift the suspension"
                  tone="secondary"
                >
                  <p>Its members can post again at once. Its jobs come back closed.</p>
                </PostForm>
              </Card>
            )}
            {!suspendedAt && (
              <Card>
                <Disclosure summary="Ask or suspend it" open={actionData !== undefined}>
                  <PostForm
                    id="case-form"
                    action={`/desk/organisations/${id}?do=case`}
                    rejection={actionData}
                    submitLabel="Open a case"
                    tone="secondary"
                  >
                    <p>You decide in the case: ask its owners, or suspend it.</p>
                    <TextArea
                      {...answersOf(actionData)('reason')}
                      label="Why?"
                      hint="Only admins read it."
                      rows={3}
                    />
                  </PostForm>
                </Disclosure>
              </Card>
            )}
            <Part id="cases" title="Cases">
              {cases.length > 0 ? <EarlierCases cases={cases} /> : <p>None.</p>}
            </Part>
            <HistorySection entries={history} />
          </>
        }
      >
        <Part id="claims" title="Claims, proofs and people">
          <Claims organisation={organisation} />
        </Part>
        <Part id="jobs" title="Newest jobs">
          <ul>
            {jobs.map(({ id, title, status }) => (
              <li key={id}>
                <Link href={`/desk/jobs/${id}`}>{title}</Link> <JobStatusTag status={status} />
              </li>
            ))}
          </ul>
        </Part>
        <Part id="deeds" title="What it did">
          <OrganisationActivity organisation={organisation} />
        </Part>
      </Columns>
    </AdminPage>
  )
}
