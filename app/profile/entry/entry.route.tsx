import { data, redirect } from 'react-router'
import { requireActor } from '#app/accounts/require-actor.ts'
import { requestContext } from '#app/context.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { rejectForm } from '#app/forms/submit-form.ts'
import { tryServerAction } from '#app/forms/try-server-action.ts'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { DomainError } from '#contract/errors.ts'
import { setFlash } from '#contract/flash-cookie.ts'
import { entryPath, PROFILE_PATH, sectionPath } from '#contract/paths/profile-paths.ts'
import { isSingle, SECTIONS } from '#contract/profile/profile-limits.ts'
import { SECTION_NAMES } from '#contract/profile/profile-words.ts'
import { EntryView } from '../entry-view.tsx'
import type { Route } from './+types/entry.route.ts'
import { changeEntry, toValues, type EntryRejection } from './entry-actions.ts'
import { EntryFields } from './entry-fields.tsx'
import { entryLists } from './entry-lists.ts'
import styles from './entry.module.css'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const { section, id } = readKey(params)
  const stored = await page.profiles.findEntry(actor, section, id ?? '')
  if (!stored && id && id !== section) throw notFound()
  return {
    section,
    name: SECTION_NAMES[section],
    isSingle: isSingle(section),
    isNew: !stored,
    id: id ?? page.profiles.newId(),
    version: stored?.version ?? 0,
    values: toValues(stored?.content ?? null),
    lists: entryLists(section),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const key = readKey(params)
  const { result, rejection } = await changeEntry(page.profiles, actor, key, request)
  if (rejection) return rejectForm<EntryRejection>(rejection)
  const path = result === 'another' ? entryPath(key.section, 'new') : PROFILE_PATH
  const flash = setFlash(result === 'remove' ? 'entry-removed' : 'profile-saved')
  return redirect(path, { status: 303, headers: { 'set-cookie': flash } })
}

/** If the server cannot be reached, everything typed stays where it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return tryServerAction(await request.clone().formData(), serverAction)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The section and the entry of an address. @throws a response for an address that is none */
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
  const { section, name, isNew, lists } = loaderData
  const rejection: EntryRejection | undefined = actionData
  const values = rejection?.values ?? loaderData.values
  const id = values.id ?? loaderData.id
  const version = values.version ?? String(loaderData.version)
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
      <PostForm
        key={id}
        id="entry-form"
        action={address}
        noValidate
        rejection={rejection}
        submitLabel={rejection?.elsewhere === undefined ? 'Save' : 'Save mine'}
        aside={
          <>
            {!loaderData.isSingle && isNew && (
              <Button type="submit" name="intent" value="another">
                Save and add another
              </Button>
            )}
          </>
        }
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <EntryFields
          section={section}
          values={values}
          errors={rejection?.errors ?? {}}
          lists={lists}
        />
      </PostForm>
      {!isNew && (
        <Disclosure summary="Remove this from your CV">
          <form method="post" action={address}>
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
