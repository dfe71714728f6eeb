import { data, redirect } from 'react-router'
import { parseInput } from '#platform/forms/parse-input.ts'
import type { PageContext } from '#platform/pages/context.ts'
import { readFields, tryAction } from '#platform/forms/pages/submit-form.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { safeNextPath } from '#accounts/log-in/log-in-path.ts'
import { SAVED_PATH } from '#board/saved-jobs/saved-paths.ts'
import { readSave, setSaved, writeSave, type DeviceSave } from '#trade/cookies/saved-cookie.ts'
import { Note } from '#board/saved-jobs/saved-jobs.schema.ts'
import type { Saver } from '#board/saved-jobs/marks/saver.ts'

export function saverOf({ actor, savedOnDevice, visitor }: PageContext): Saver {
  return { actor, onDevice: savedOnDevice, visitor }
}

interface Posted {
  page: PageContext
  request: Request
  form: URLSearchParams
  jobId: string
}

/** The handler of each button of a list, by its `intent`. */
const ACTIONS: Readonly<Record<string, (posted: Posted) => Promise<Response>>> = {
  async save({ page, request, jobId }) {
    return goBack(request, jobId, await page.savedJobs.save(saverOf(page), jobId))
  },
  async remove({ page, request, jobId }) {
    const onDevice = await page.savedJobs.remove(saverOf(page), jobId)
    const back = backTo(request)
    if (back.pathname !== SAVED_PATH) return goBack(request, jobId, onDevice)
    const gone = page.savedOnDevice.find((save) => save.jobId === jobId)
    back.searchParams.set('removed', writeSave(gone ?? { jobId, stateId: 0, savedAt: 0 }))
    return leave(back.pathname + back.search, onDevice)
  },
  async restore({ page, request, form }) {
    const save = readSave(form.get('entry') ?? '')
    if (!save) throw new DomainError('job_not_found')
    return goBack(request, save.jobId, await page.savedJobs.restore(saverOf(page), save))
  },
  async read({ page, request, form, jobId }) {
    const shown = form.getAll('state').flatMap((text) => readSave(text) ?? [])
    const onDevice = await page.savedJobs.markRead(saverOf(page), shown)
    return goBack(request, jobId, onDevice)
  },
  async note({ page, request, form, jobId }) {
    const actor = page.actor
    if (!actor) throw new DomainError('not_logged_in', [{ field: 'note', message: LOGGED_OUT }])
    const note = parseInput(Note, Object.fromEntries(form), 'note')
    await page.savedJobs.notes.save(actor, jobId, note)
    return goBack(request, jobId, null, setFlash('note-saved'))
  },
}

const LOGGED_OUT =
  'You have been logged out. Your note is still here: log in in another tab, then save it again.'

/** Runs the action of a button. Text that could not be saved comes back with the reason. */
export async function actOnList(page: PageContext, request: Request) {
  const form = await readFields(request.clone())
  const act = ACTIONS[form.get('intent') ?? '']
  if (!act || !Object.hasOwn(ACTIONS, form.get('intent') ?? ''))
    throw data(new DomainError('bad_request').message, 400)
  const jobId = form.get('job') ?? ''
  const typed = { job: jobId, note: form.get('note') ?? '', version: form.get('version') ?? '0' }
  const { result, rejection } = await tryAction(typed, () => act({ page, request, form, jobId }))
  if (rejection?.code === 'note_changed' && page.actor) {
    const now = await page.savedJobs.notes.find(page.actor, jobId)
    rejection.values.version = String(now?.version ?? 0)
  }
  return { result, rejection }
}

/** The page that sent the form: browsers send a referrer within the site. */
function backTo(request: Request): URL {
  const from = URL.parse(request.headers.get('referer') ?? '')
  const path = from ? safeNextPath(from.pathname + from.search) : SAVED_PATH
  const back = new URL(path, request.url)
  back.searchParams.delete('removed')
  return back
}

function goBack(
  request: Request,
  jobId: string,
  onDevice: DeviceSave[] | null,
  ...cookies: string[]
) {
  const { pathname, search } = backTo(request)
  return leave(`${pathname}${search}#${encodeURIComponent(jobId)}`, onDevice, ...cookies)
}

function leave(path: string, onDevice: DeviceSave[] | null, ...cookies: string[]) {
  const headers = new Headers()
  if (onDevice) headers.append('set-cookie', setSaved(onDevice))
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirect(path, { status: 303, headers })
}
