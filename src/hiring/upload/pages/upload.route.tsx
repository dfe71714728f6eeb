import { redirect } from 'react-router'
import { z } from 'zod'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { type PageContext } from '#platform/pages/context.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { formSource, rejectForm, submitForm, tryAction } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { COUNTRIES } from '#platform/places/names/countries.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { UPLOAD_PATH } from '#hiring/upload/upload-paths.ts'
import { POSTING_LIMITS } from '#trade/postings.schema.ts'
import { MOST_ROWS, UPLOAD_COLUMNS, UPLOAD_LIMIT } from '#hiring/upload/upload-words.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Route } from './+types/upload.route.ts'
import { ColumnsTable } from './columns-table.tsx'
import { OpenLists } from './open-lists.tsx'
import { UploadFields } from './upload-fields.tsx'
import { uploadPath } from '#hiring/upload/upload-paths.ts'

const CHOICES = {
  countries: COUNTRIES.map(({ name }) => name),
  limits: POSTING_LIMITS,
  columns: UPLOAD_COLUMNS,
  rules: {
    accept: '.csv,.txt,.tsv',
    bytes: UPLOAD_LIMIT,
    wrongType: 'Choose a CSV file. In Excel: File, Save As, ‘CSV UTF-8 (Comma delimited)’.',
    tooLarge: 'This file is larger than 5 MB. Split it into two lists.',
  },
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const [lists, own] = await Promise.all([page.uploads.list(actor), page.organisations.list(actor)])
  const [only, ...others] = own.filter(({ role }) => role !== 'reader')
  return {
    lists,
    answers: {
      companyName: only && others.length === 0 ? only.name : '',
      email: actor.email,
      location: 'United Kingdom',
    },
    choices: CHOICES,
  }
}

/** The form with a file uploads a list; the one without deletes a list. */
export async function action({ context, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const isList = request.headers.get('content-type')?.startsWith('multipart/form-data')
  return isList ? receive(page, actor, request) : discard(page, actor, request)
}

async function receive({ uploads }: PageContext, actor: Actor, request: Request) {
  const { result: list, rejection: unreadable } = await tryAction({}, () =>
    uploads.receive(actor, formSource(request)),
  )
  if (unreadable) return rejectForm(unreadable)
  const { result: id, rejection } = await tryAction(list.values, async () => {
    if (list.failure) throw list.failure
    return list.id
  })
  return rejection ? rejectForm(rejection) : redirect(uploadPath(id), 303)
}

const Discarding = z.object({ discard: z.string().max(36) })

async function discard({ uploads }: PageContext, actor: Actor, request: Request) {
  const { rejection } = await submitForm(request, Discarding, (form) =>
    orErrorResponse(uploads.discard(actor, form.discard), 'done_already'),
  )
  if (rejection) return rejectForm(rejection)
  const headers = { 'set-cookie': setFlash('list-deleted') }
  return redirect(UPLOAD_PATH, { status: 303, headers })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function UploadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lists, answers, choices } = loaderData
  const values = actionData?.values ?? answers
  return (
    <PageLayout width="text">
      <title>{`${actionData ? 'Error: ' : ''}Upload a list of jobs – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb items={[{ label: 'Post a job', href: '/post' }, { label: 'Upload a list' }]} />
      <PageHeader title="Upload a list of jobs">
        <p>
          Up to {MOST_ROWS} jobs as CSV, from Excel or any other program. You look at them first:
          nothing is public until you publish it.
        </p>
      </PageHeader>
      {lists.length > 0 && <OpenLists lists={lists} />}
      <PostForm
        id="upload-form"
        action={UPLOAD_PATH}
        encType="multipart/form-data"
        noValidate
        rejection={actionData}
        submitLabel="Look at the list"
      >
        <UploadFields values={values} errors={actionData?.errors ?? {}} choices={choices} />
      </PostForm>
      <ColumnsTable columns={choices.columns} />
    </PageLayout>
  )
}
