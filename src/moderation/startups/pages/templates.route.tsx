import type { ReactNode } from 'react'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { AdminPage } from '#moderation/desk/pages/parts/admin-page.tsx'
import {
  loadAdminPage,
  orSecondStep,
  runAdminAction,
  requireAdminPage,
} from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { AdviceNote } from '#moderation/desk/pages/parts/advice-note.tsx'
import { Part, WrittenText } from '#moderation/desk/pages/parts/columns.tsx'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { CaseTemplateForm } from '#founders/cases/founder-case-forms.schema.ts'
import { type CaseTemplate, CASE_LIMITS } from '#founders/cases/founder-case.ts'
import { DESK_TEMPLATES_PATH } from '#founders/founder-paths.ts'
import type { Route } from './+types/templates.route.ts'
import styles from './startup.module.css'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { TextArea } from '#platform/ui/fields/text-area.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'

/** The id in the URL; '' for a new template. */
function editedId({ url }: Pick<Request, 'url'>) {
  return new URL(url).searchParams.get('edit') ?? ''
}

export async function loader(args: Route.LoaderArgs) {
  const id = editedId(args.request)
  return loadAdminPage(args, async (admin, actor) => ({
    ...(await admin.startupTemplates.list(actor)),
    edited: id ? await admin.startupTemplates.find(actor, id) : null,
  }))
}

export async function action(args: Route.ActionArgs) {
  const { request } = args
  const id = editedId(request)
  if (new URL(request.url).searchParams.get('do') === 'delete') return remove(args, id)
  return runAdminAction(args, {
    schema: CaseTemplateForm,
    act: async ({ startupTemplates }, actor, template) => {
      if (id) await startupTemplates.change(actor, id, template)
      else await startupTemplates.add(actor, template)
    },
    flash: 'desk-saved',
  })
}

async function remove({ context, request }: Route.ActionArgs, id: string) {
  const { page, actor } = await requireAdminPage({ context, request })
  const { startupTemplates } = page.admin
  await orErrorResponse(orSecondStep(request, () => startupTemplates.remove(actor, id)))
  return redirectWithCookies(DESK_TEMPLATES_PATH, setFlash('desk-saved'))
}

export { clientAction } from '#platform/forms/pages/client-action.ts'

export default function TemplatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shipped, own, edited } = loaderData
  return (
    <AdminPage
      section="/desk/startups"
      title="Templates for answers"
      isWithin
      isRejected={actionData !== undefined}
      lead={<p>Words to start an answer to a founder from.</p>}
    >
      <Card as="section">
        <Part id="form" title={edited ? `Change ‘${edited.title}’` : 'A new one'}>
          <AdviceNote />
          <TemplateForm key={edited?.id ?? own.length} template={edited} rejection={actionData} />
        </Part>
      </Card>
      <Part id="own" title="Our own">
        {own.length === 0 && <p>There are none yet.</p>}
        {own.map((template) => (
          <Template key={template.id} template={template}>
            <p>
              <Link href={editPath(template)} className={styles.target}>
                Change<span className="visually-hidden"> {template.title}</span>
              </Link>
            </p>
          </Template>
        ))}
      </Part>
      <Part id="shipped" title="Of the site">
        <p>These come with Landfall. To change one, copy its words into a template of your own.</p>
        {shipped.map((template) => (
          <Disclosure key={template.id} summary={template.title}>
            <WrittenText>{template.text}</WrittenText>
          </Disclosure>
        ))}
      </Part>
    </AdminPage>
  )
}

function Template({
  template: { title, text },
  children,
}: {
  template: CaseTemplate
  children: ReactNode
}) {
  return (
    <div className={styles.note}>
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}

interface TemplateFormProps {
  /** The saved template; null for a new one. */
  template: CaseTemplate | null
  rejection: Rejection | undefined
}

function editPath({ id }: CaseTemplate): string {
  return `${DESK_TEMPLATES_PATH}?${new URLSearchParams({ edit: id })}`
}

/** Adds, changes or deletes a template. */
function TemplateForm({ template, rejection }: TemplateFormProps) {
  const action = template ? editPath(template) : DESK_TEMPLATES_PATH
  const field = answersOf(rejection, { ...template })
  return (
    <>
      <PostForm
        id="template-form"
        action={action}
        rejection={rejection}
        submitLabel="Save"
        aside={template && <ButtonLink href={DESK_TEMPLATES_PATH}>Do not change it</ButtonLink>}
      >
        <TextField
          {...field('title')}
          label="Title"
          autoComplete="off"
          maxLength={CASE_LIMITS.templateTitle}
        />
        <TextArea {...field('text')} label="Text" rows={10} />
      </PostForm>
      {template && (
        <Disclosure summary="Delete this template">
          <form method="post" action={`${action}&do=delete`}>
            <PageOwner />
            <Button type="submit" tone="danger" icon="trash">
              Delete it for good
            </Button>
          </form>
        </Disclosure>
      )}
    </>
  )
}
