import { redirect } from 'react-router'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { readFields } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import {
  publishUploadPath,
  UPLOAD_PATH,
  uploadPath,
  uploadRowPath,
} from '#hiring/upload/upload-paths.ts'
import type { Route } from './+types/list.route.ts'
import { ListForm } from './list-form.tsx'
import { pendingTitle } from './pending-title.ts'
import { toFilter, toListView } from './list-view.ts'
import { PublishProgress } from './publish-progress.tsx'
import { Report } from './report.tsx'

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const list = await orErrorResponse(page.uploads.find(actor, params.uploadId))
  const organisations = await page.organisations.list(actor)
  const pending = pendingTitle(list, organisations)
  return { list: toListView(list), pending, filter: toFilter(url.searchParams.get('show')) }
}

/** Saves the ticks, and goes where the pressed button leads. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { uploadId } = params
  const fields = await readFields(request)
  const choice = { shown: numbersIn(fields, 'shown'), selected: numbersIn(fields, 'row') }
  await orErrorResponse(page.uploads.select(actor, uploadId, choice))
  return redirect(nextPath(uploadId, fields.get('go') ?? ''), 303)
}

function numbersIn(fields: URLSearchParams, name: string): number[] {
  const texts = fields.getAll(name).flatMap((text) => text.split(','))
  return texts.filter((text) => /^\d{1,6}$/.test(text)).map(Number)
}

function nextPath(id: string, go: string): string {
  if (go === 'publish') return publishUploadPath(id)
  const [, row] = /^row-(\d{1,6})$/.exec(go) ?? []
  if (row) return uploadRowPath(id, Number(row))
  const filter = toFilter(go)
  return filter === 'all' ? uploadPath(id) : `${uploadPath(id)}?show=${filter}`
}

const TITLES = {
  open: 'Look at your list',
  publishing: 'Your list is being published',
  done: 'Your list is published',
} as const

export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { list, pending, filter } = loaderData
  const { id, name, state, expires, unusedColumns, waiting } = list
  const title = pending ?? TITLES[state]
  return (
    <PageLayout width="wide">
      <title>{`${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: 'Post a job', href: '/post' },
          { label: 'Upload a list', href: UPLOAD_PATH },
          { label: name },
        ]}
      />
      <PageHeader title={title}>
        {state === 'open' && <p>Nothing is public yet. The list stays here until {expires}.</p>}
        {state === 'done' && <p>This report stays here until {expires}.</p>}
      </PageHeader>
      {state === 'open' && unusedColumns.length > 0 && (
        <Banner tone="info" title="We have no place for these columns">
          {unusedColumns.join(', ')}
        </Banner>
      )}
      {state === 'publishing' && <PublishProgress list={list} />}
      {state === 'done' && <Report id={id} rows={list.done} />}
      {state !== 'publishing' && waiting.length > 0 && <ListForm list={list} filter={filter} />}
    </PageLayout>
  )
}
