import { redirect } from 'react-router'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { ORGANISATIONS_PATH } from '#organisations/model/organisation-paths.ts'
import { publishUploadPath, uploadPath } from '#hiring/upload/upload-paths.ts'
import { ListPublishing } from '#hiring/upload/uploads.schema.ts'
import type { Route } from './+types/publish.route.ts'
import { toPublishView } from './publish-view.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const list = await orErrorResponse(page.uploads.findPlanned(actor, params.uploadId))
  const view = toPublishView(list.rows, await page.organisations.list(actor))
  if (view.jobs === 0 || list.upload.state === 'publishing')
    throw redirect(uploadPath(params.uploadId))
  return {
    ...view,
    id: list.upload.id,
    version: list.version,
    name: list.upload.name || 'Pasted list',
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { rejection } = await submitForm(request, ListPublishing, ({ shown }) =>
    page.uploads.publish(actor, params.uploadId, shown),
  )
  return rejection ? rejectForm(rejection) : redirect(uploadPath(params.uploadId), 303)
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
// Once the page has said that the plan is another one, it shows that.
export { shouldRevalidate } from '#platform/forms/pages/use/after-rejection.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

const NO_FEE =
  'Nobody is or will be charged for any of these jobs, their certificates of sponsorship or their licence'

export default function PublishPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, name, jobs, words, facts, names, newNames, ownNames, isUnproved } =
    loaderData
  const question = jobs === 1 ? 'Publish 1 job?' : `Publish ${jobs} jobs?`
  return (
    <PageLayout width="form">
      <title>{`${actionData ? 'Error: ' : ''}${question} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={question} eyebrow={name}>
        <p>{words}</p>
      </PageHeader>
      <Facts items={[...facts, { term: 'In the name of', value: names.join('; ') }]} />
      {newNames.length > 0 && (
        <Banner tone="warning" title={`New here: ${newNames.join('; ')}`}>
          Publishing makes {newNames.length === 1 ? 'this organisation' : 'these organisations'}.
          You have {ownNames.join('; ')} already: if it is the same, write that name in the list.
        </Banner>
      )}
      {isUnproved && (
        <Banner tone="warning" title="You have not shown yet who you are">
          Without that you can post 30 jobs a day; more wait on the list. A person may look at a job
          before it appears, usually within one working day.{' '}
          <Link href={ORGANISATIONS_PATH}>Prove who you are</Link>
        </Banner>
      )}
      <PostForm
        id="publish-form"
        action={publishUploadPath(id)}
        rejection={actionData}
        submitLabel={jobs === 1 ? 'Publish 1 job' : `Publish ${jobs} jobs`}
        aside={<ButtonLink href={uploadPath(id)}>Back to the list</ButtonLink>}
      >
        <input type="hidden" name="shown" value={version} />
        {/* The form's default button, so that Enter publishes nothing. */}
        <button type="submit" disabled hidden aria-label="Publish" />
        <Checkbox
          name="noFee"
          label={NO_FEE}
          hint="Charging workers for a job, or passing these costs on to them, breaks the law or the sponsor’s duties."
          error={actionData?.errors.noFee}
        />
      </PostForm>
    </PageLayout>
  )
}
