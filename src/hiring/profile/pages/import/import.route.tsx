import { requirePerson } from '#accounts/pages/require-actor.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { rejectForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { FileField, type FileRules } from '#platform/ui/fields/file-field.tsx'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import { IMPORT_PATH, PROFILE_PATH } from '#hiring/profile/model/profile-paths.ts'
import type { Route } from './+types/import.route.ts'
import { importProfile, toView } from './import-actions.ts'
import { ImportPreview } from './import-preview.tsx'
import { IMPORT_LIMIT } from '#hiring/profile/model/profile-limits.ts'

/** The accepted files, as on the server. */
const IMPORT_RULES: FileRules = {
  accept: '.json',
  bytes: IMPORT_LIMIT,
  wrongType: 'Choose a file whose name ends in .json.',
  tooLarge: 'This file is larger than 64 KB. Choose a smaller one.',
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const preview = await page.profiles.import.previewApplication(actor)
  const isWanted = new URL(request.url).searchParams.get('from') === 'application'
  const { entries } = await page.profiles.find(actor)
  return {
    hasApplication: preview !== null,
    hasProfile: entries.length > 0,
    preview: isWanted && preview ? toView(preview) : null,
    rules: IMPORT_RULES,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { result, rejection } = await importProfile(page.profiles, actor, request)
  if (rejection) return rejectForm(rejection)
  if (result) return { preview: result, errors: null }
  return redirectWithFlash(PROFILE_PATH, 'profile-imported')
}

export { headers } from '#platform/forms/pages/action-headers.ts'

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasApplication, hasProfile, rules } = loaderData
  const rejection = actionData?.errors ? actionData : undefined
  const preview = actionData && !actionData.errors ? actionData.preview : loaderData.preview

  return (
    <PageLayout width="form">
      <title>{`${rejection ? 'Error: ' : ''}Fill in your CV – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb items={[{ label: 'Your CV', href: PROFILE_PATH }, { label: 'Fill in' }]} />
      <PageHeader title={preview ? 'Look at it first' : 'Fill in your CV from elsewhere'}>
        <p>Nothing is saved before you have looked at it.</p>
      </PageHeader>
      {preview && !rejection ? (
        <ImportPreview preview={preview} hasProfile={hasProfile} />
      ) : (
        <>
          <Card as="section">
            <PostForm
              id="import-form"
              action={IMPORT_PATH}
              encType="multipart/form-data"
              reloadDocument
              rejection={rejection}
              submitLabel="Look at it"
            >
              <FileField
                name="jsonResume"
                label="CV file from another site"
                hint="A .json file, up to 64 KB. Some sites for CVs give you one: look there under Export for “JSON Resume”."
                required
                rules={rules}
                error={rejection?.errors.jsonResume}
              />
            </PostForm>
          </Card>
          {hasApplication && (
            <p>
              <ButtonLink href={`${IMPORT_PATH}?from=application`}>
                Use my last application
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </PageLayout>
  )
}
