import { redirect } from 'react-router'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { readFields, rejectForm, tryAction } from '#platform/forms/pages/submit-form.ts'
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
import { CHOICES } from '#hiring/posting/pages/choices.ts'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import type { Route } from './+types/list.route.ts'
import type { Lists } from './list-cells.ts'
import { ListForm } from './list-form.tsx'
import { pendingTitle } from './pending-title.ts'
import { toFilter, toListView } from './list-view.ts'
import { PublishProgress } from './publish-progress.tsx'
import { Report } from './report.tsx'

/** The choices of a row’s form, which a cell takes as text. */
const LISTS: Lists = {
  jobCategory: CHOICES.categories,
  location: CHOICES.countries,
  ranges: CHOICES.types,
  payCurrency: CHOICES.currencies,
  payPeriod: CHOICES.periods,
}

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const list = await orErrorResponse(page.uploads.find(actor, params.uploadId))
  const organisations = await page.organisations.list(actor)
  const pending = pendingTitle(list, organisations)
  const filter = toFilter(url.searchParams.get('show'))
  return { list: toListView(list, filter, LISTS), pending, filter }
}

/** Saves the ticks and the cells, and goes where the pressed button leads. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { uploadId } = params
  const fields = await readFields(request)
  const choice = { shown: numbersIn(fields, 'shown'), selected: numbersIn(fields, 'row') }
  await orErrorResponse(page.uploads.select(actor, uploadId, choice))
  const cells = typedCells(fields)
  const { result: problems, rejection } = await tryAction(Object.fromEntries(fields), () =>
    orErrorResponse(page.uploads.correctCells(actor, uploadId, cells), 'too_many'),
  )
  if (rejection) return rejectForm(rejection)
  const isWrong = problems.length > 0
  const go = fields.get('go') ?? ''
  const isToPublish = go === 'publish' && !isWrong
  const hasDoubles = isToPublish && (await page.uploads.planAgain(actor, uploadId))
  const path = nextPath(uploadId, hasDoubles ? 'double' : isWrong && go === 'publish' ? 'all' : go)
  if (cells.size === 0) return redirect(path, 303)
  return redirectWithFlash(path, isWrong ? 'cells-wrong' : 'cells-mended')
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

/** The cells in which something else was typed, by their rows’ numbers. */
function typedCells(fields: URLSearchParams) {
  const cells = new Map<number, Record<string, string>>()
  for (const [name, text] of fields) {
    const [, row = '', field = ''] = /^cell-(\d{1,6})-([A-Za-z]+)$/.exec(name) ?? []
    if (!field || text === fields.get(`was-${row}-${field}`)) continue
    cells.set(Number(row), { ...cells.get(Number(row)), [field]: text })
  }
  return cells
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

export default function ListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, pending, filter } = loaderData
  const { id, name, state, expires, unusedColumns, hasWaiting } = list
  const title = pending ?? TITLES[state]
  return (
    <PageLayout width="wide">
      <title>{`${actionData ? 'Error: ' : ''}${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: 'Post a job', href: '/post' },
          { label: 'Upload a list', href: UPLOAD_PATH },
          { label: name },
        ]}
      />
      <PageHeader
        title={title}
        action={
          <p>
            {state === 'open' && `Nothing is public yet. The list stays here until ${expires}.`}
            {state === 'done' && `This report stays here until ${expires}.`}
          </p>
        }
      />
      {state === 'open' && unusedColumns.length > 0 && (
        <Banner tone="info" title="We have no place for these columns">
          {unusedColumns.join(', ')}
        </Banner>
      )}
      {actionData && (
        <Banner tone="danger" live>
          {Object.values(actionData.errors)[0]}
        </Banner>
      )}
      {state === 'publishing' && <PublishProgress list={list} />}
      {state === 'done' && <Report id={id} rows={list.done} />}
      {state !== 'publishing' && hasWaiting && (
        <ListForm list={list} filter={filter} typed={actionData?.values} />
      )}
    </PageLayout>
  )
}
