import { redirect } from 'react-router'
import { requireActor } from '#app/accounts/require-actor.ts'
import { requestContext } from '#app/context.ts'
import { orErrorResponse } from '#app/error-response.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { rejectForm, submitForm } from '#app/forms/submit-form.ts'
import { tryServerAction } from '#app/forms/try-server-action.ts'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Link } from '#app/ui/link.tsx'
import { ORGANISATIONS_PATH } from '#contract/paths/organisation-paths.ts'
import { publishUploadPath, uploadPath } from '#contract/paths/upload-paths.ts'
import { ListPublishing } from '#contract/uploads.ts'
import type { Route } from './+types/publish.route.ts'
import { toPublishView } from './publish-view.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const list = await orErrorResponse(page.uploads.find(actor, params.uploadId))
  const view = toPublishView(list.rows, await page.organisations.list(actor))
  if (view.jobs === 0 || list.upload.state === 'publishing')
    throw redirect(uploadPath(params.uploadId))
  return { ...view, id: list.upload.id, name: list.upload.name || 'Pasted list' }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const { rejection } = await submitForm(request, ListPublishing, () =>
    orErrorResponse(page.uploads.publish(actor, params.uploadId), 'invalid_input'),
  )
  return rejection ? rejectForm(rejection) : redirect(uploadPath(params.uploadId), 303)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return tryServerAction(await request.clone().formData(), serverAction)
}

export { headers } from '#app/forms/action-headers.ts'

const NO_FEE =
  'Nobody is or will be charged for any of these jobs, their certificates of sponsorship or their licence'

export default function PublishPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, jobs, words, facts, names, isUnproved } = loaderData
  const question = jobs === 1 ? 'Publish 1 job?' : `Publish ${jobs} jobs?`
  return (
    <PageLayout width="form">
      <title>{`${actionData ? 'Error: ' : ''}${question} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={question} eyebrow={name}>
        <p>{words}</p>
      </PageHeader>
      <Facts items={[...facts, { term: 'In the name of', value: names.join('; ') }]} />
      {isUnproved && (
        <Banner tone="warning" title="You have not shown yet who you are">
          Without that you can post 30 jobs a day, and after the first three we look at each one
          before it appears. The rest waits on the report.{' '}
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
