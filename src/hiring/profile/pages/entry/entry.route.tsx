import { data, redirect } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { requireActor, requirePerson } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { rejectForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import { entryPath, PROFILE_PATH, sectionPath } from '#hiring/profile/model/profile-paths.ts'
import { entryDraft, isSingle, SECTIONS } from '#hiring/profile/model/profile-limits.ts'
import { SECTION_NAMES } from '#hiring/profile/model/profile-words.ts'
import { EntryView } from '#hiring/profile/pages/profile-view.tsx'
import type { Route } from './+types/entry.route.ts'
import { changeEntry, isSameAsSaved, toValues, type EntryRejection } from './entry-actions.ts'
import { describeFields } from './describe-fields.ts'
import { EntryForm } from './entry-form.tsx'
import styles from './entry.module.css'
import { TimeAgo } from '#platform/ui/facts/time-ago.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { profiles } = page
  const actor = requireActor(page, request)
  const { section, id } = readKey(params)
  const stored = await profiles.findEntry(actor, section, id ?? '')
  if (!stored && id && id !== section) throw notFound()
  const saved = toValues(stored?.content ?? null)
  const found = await profiles.findDraft(actor, section, id)
  const draft = found && !isSameAsSaved(found.answers, saved) ? found : null
  return {
    section,
    name: SECTION_NAMES[section],
    isSingle: isSingle(section),
    isNew: !stored,
    id: id ?? draft?.answers.id ?? profiles.newId(),
    version: draft?.answers.version ?? String(stored?.version ?? 0),
    values: draft?.answers ?? saved,
    draftPath: `profile/${entryDraft(section, id)}`,
    savedAt: draft?.updatedAt ?? null,
    fields: describeFields(section),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const key = readKey(params)
  const { result, rejection } = await changeEntry(page.profiles, actor, key, request)
  if (rejection) return rejectForm<EntryRejection>(rejection)
  if (result === 'discard') return redirect(new URL(request.url).pathname, 303)
  const path = result === 'another' ? entryPath(key.section, 'new') : PROFILE_PATH
  return redirectWithFlash(path, result === 'remove' ? 'entry-removed' : 'profile-saved')
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

/**
 * The section and entry in a URL.
 * @throws a response if the URL is invalid
 */
function readKey({ section: name, entryId }: Route.LoaderArgs['params']) {
  const section = SECTIONS.find((one) => one === name)
  if (!section || isSingle(section) !== (entryId === undefined)) throw notFound()
  if (isSingle(section)) return { section, id: section }
  return { section, id: entryId === 'new' ? null : (entryId ?? null) }
}

function notFound() {
  return data(new DomainError('not_found').message, 404)
}

export default function EntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { section, name, isNew } = loaderData
  const rejection: EntryRejection | undefined = actionData
  const values = rejection?.values ?? loaderData.values
  const id = values.id ?? loaderData.id
  const address =
    loaderData.isSingle || !isNew
      ? loaderData.isSingle
        ? sectionPath(section)
        : entryPath(section, loaderData.id)
      : entryPath(section, 'new')

  return (
    <PageLayout width="form">
      <title>{`${rejection ? 'Error: ' : ''}${name}: your CV – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb items={[{ label: 'Your CV', href: PROFILE_PATH }, { label: name }]} />
      <PageHeader title={name} />
      {rejection?.elsewhere && (
        <Banner tone="warning" title="What the other window saved">
          <div className={styles.saved}>
            <EntryView entry={rejection.elsewhere} />
          </div>
          Below is what you typed here. Save it to replace that.
        </Banner>
      )}
      {rejection?.elsewhere === null && (
        <Banner tone="warning" title="The other window removed this">
          Below is what you typed here. Save it to put it back.
        </Banner>
      )}
      {loaderData.savedAt && !rejection && (
        <EntryDraftBanner address={address} savedAt={loaderData.savedAt} />
      )}
      <EntryForm
        key={`${id} ${loaderData.savedAt}`}
        {...loaderData}
        id={id}
        values={values}
        address={address}
        rejection={rejection}
      />
      {!isNew && (
        <Disclosure summary="Remove this from your CV">
          <form method="post" action={address}>
            <PageOwner />
            <input type="hidden" name="id" value={loaderData.id} />
            <p>Applications you have sent keep it. Here it is gone for good.</p>
            <p>
              <Button type="submit" name="intent" value="remove" tone="danger">
                Remove
              </Button>
            </p>
          </form>
        </Disclosure>
      )}
    </PageLayout>
  )
}

interface EntryDraftBannerProps {
  /** The form's URL. */
  address: string
  savedAt: string
}

/**
 * Shows that the form's content is not saved yet. Starting again reloads the page, so that every field is as before.
 */
function EntryDraftBanner({ address, savedAt }: EntryDraftBannerProps) {
  return (
    <Banner tone="info" title="You have not saved this yet">
      <form method="post" action={address} className={styles.again}>
        <PageOwner />
        <p>
          You last typed here <TimeAgo at={savedAt} />. We have filled it in again.
        </p>
        <div>
          <Button type="submit" name="intent" value="discard" size="small">
            Start again
          </Button>
        </div>
      </form>
    </Banner>
  )
}
