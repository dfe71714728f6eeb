import { redirect } from 'react-router'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { rejectForm, readFields, tryAction } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { CHOICES } from '#hiring/posting/pages/choices.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { uploadPath, uploadRowPath } from '#hiring/upload/upload-paths.ts'
import type { Route } from './+types/row.route.ts'
import { RowForm } from './row-form.tsx'

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const key = { uploadId: params.uploadId, number: toNumber(params.row) }
  const withAllBands = url.searchParams.get('bands') === 'all'
  const { upload, row, version, days, law, sponsorshipFields } = await orErrorResponse(
    page.uploads.startMending(actor, key, { withAllBands }),
  )
  return {
    row: { ...key, version },
    name: upload.name || 'Pasted list',
    answers: { ...row.answers, reference: row.reference },
    source: row.source,
    errors: Object.fromEntries(row.problems.map(({ field, message }) => [field, message])),
    part: { days, law, sponsorshipFields, choices: CHOICES },
  }
}

/** Saves the typed values, also with problems; with these the form comes back. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const key = { uploadId: params.uploadId, number: toNumber(params.row) }
  const values = Object.fromEntries(await readFields(request))
  const isForBands = values.intent === 'bands'
  const { rejection } = await tryAction(values, async () => {
    const problems = await page.uploads.mend(actor, key, values)
    if (problems.length > 0 && !isForBands) throw new DomainError('invalid_input', problems)
  })
  if (rejection) {
    const { row, sponsorshipFields } = await orErrorResponse(page.uploads.startMending(actor, key))
    // Saved with the possible matches for its choices, unless another window has saved something else.
    const saved = { ...row.answers, reference: row.reference }
    const isSaved = rejection.code === 'invalid_input'
    return rejectForm({ ...rejection, values: isSaved ? saved : values, sponsorshipFields })
  }
  if (isForBands) return redirect(`${uploadRowPath(key.uploadId, key.number)}?bands=all`, 303)
  const headers = { 'set-cookie': setFlash('row-mended') }
  return redirect(uploadPath(params.uploadId), { status: 303, headers })
}

function toNumber(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : -1
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
// The row’s version is another one once it is saved, by this form or by another window.
export { shouldRevalidate } from '#platform/forms/pages/use/after-rejection.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

/** Problems found when the list was read, shown as if the form had been rejected. */
function toRejection({ errors, answers }: Route.ComponentProps['loaderData']) {
  const hasProblems = Object.keys(errors).length > 0
  return hasProblems ? { status: 422, code: 'invalid_input', errors, values: answers } : undefined
}

export default function RowPage({ loaderData, actionData }: Route.ComponentProps) {
  const { row, name, source, answers } = loaderData
  const rejection = actionData && 'sponsorshipFields' in actionData ? actionData : undefined
  const { sponsorshipFields } = rejection ?? loaderData.part
  const title = `Fix row ${row.number}`
  return (
    <PageLayout width="text">
      <title>{`${actionData ? 'Error: ' : ''}${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb items={[{ label: name, href: uploadPath(row.uploadId) }, { label: title }]} />
      <PageHeader title={title} eyebrow={name}>
        <p>Saving publishes nothing: the row goes back to your list.</p>
      </PageHeader>
      {source && (
        <Banner tone="warning" title="The row as it was">
          {source}
        </Banner>
      )}
      <RowForm
        {...{ row, answers }}
        part={{ ...loaderData.part, sponsorshipFields }}
        rejection={rejection ?? toRejection(loaderData)}
      />
    </PageLayout>
  )
}
