import { readFields } from '#platform/forms/pages/submit-form.ts'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { useRef } from 'react'
import { Form, redirect } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { z } from 'zod'
import { requestContext } from '#platform/pages/context.ts'
import { AdminPage } from '#moderation/desk/pages/parts/admin-page.tsx'
import {
  loadAdminPage,
  orSecondStep,
  requireAdminPage,
} from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { EmptyShore } from '#platform/art/empty-shore.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { EmptyState } from '#platform/ui/toast/empty-state.tsx'
import { Pagination } from '#platform/ui/links/pagination.tsx'
import { CASE_LIMITS, BulkDecision } from '#safety/cases/moderation.schema.ts'
import { templatesFor, DECISION_TEMPLATES } from '#moderation/cases/decision-templates.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import type { Route } from './+types/queue.route.ts'
import { BulkForm, BulkResults, QueueFilters } from './queue-forms.tsx'
import { toShownCase, hasKeys, queuePath, readQueueQuery, setKeys } from './shown-queue.ts'
import { Keys, KeysSetting, sendForm } from './keys.tsx'
import { QueueList } from './queue-list.tsx'
import { UndoBanner } from './undo-banner.tsx'
import styles from './queue.module.css'
import { DONE_WORDS } from '#moderation/cases/moderation-words.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { BulkResult } from '#moderation/decisions/bulk-decisions.ts'
import type { Services } from '#platform/services.ts'

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args
  const { desk } = context.get(requestContext).moderation
  const query = readQueueQuery(request)
  return loadAdminPage(args, async (_admin, actor) => {
    const [{ items, next }, counts] = [await desk.queue(actor, query), await desk.counts(actor)]
    const bulk = [...templatesFor('held-job', 'refuse'), ...templatesFor('held-job', 'publish')]
    return {
      cases: items.map((item) => toShownCase(item)),
      next,
      query,
      counts,
      keys: hasKeys(request),
      limit: CASE_LIMITS.search,
      templates: bulk.map(({ code, decision, label }) => ({ code, decision, label })),
      undo: await desk.findDone(actor, new URL(request.url).searchParams.get('undo') ?? ''),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return orSecondStep(args.request, () => act(args))
}

async function act({ context, request }: Route.ActionArgs) {
  const { page, actor } = await requireAdminPage({ context, request })
  const { desk } = page.moderation
  const what = new URL(request.url).searchParams.get('do')
  if (what === 'bulk') return { outcome: await decideTicked(desk, actor, request) }
  if (what === 'undo-all') return { outcome: await undoTicked(desk, actor, request) }
  if (what === 'keys') {
    const { keys } = z
      .object({ keys: z.enum(['on', 'off']).catch('on') })
      .parse(Object.fromEntries(await readFields(request)))
    return redirectWithCookies('/desk/queue', setKeys(keys === 'on'))
  }
  const id = await desk.takeNext(actor)
  return redirect(id ? `/desk/queue/${id}` : '/desk/queue', 303)
}

export default function QueuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { cases, next, query, counts, keys, limit, templates, undo } = loaderData
  const list = useRef<HTMLDivElement>(null)
  const first = queuePath({ ...query, after: null })
  const isDecided = query.status === 'decided'

  function move(by: number) {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a.card-link') ?? [])]
    const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement))
    links[at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)]?.focus()
  }
  function tick() {
    const row = document.activeElement?.closest('[data-case]')
    row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  }

  return (
    <AdminPage
      section="/desk/queue"
      title="Queue"
      lead={
        <p className={styles.figures}>
          <span>
            <b>{formatCount(counts.open)}</b> open, <b>{formatCount(counts.late)}</b> late
          </span>
          <span>
            <b>{formatCount(counts.pending)}</b> wait for an answer
          </span>
        </p>
      }
    >
      {undo && !actionData && <UndoBanner done={undo} />}
      {actionData && <BulkResults outcome={actionData.outcome} />}
      <QueueFilters query={query} limit={limit} />
      <div className={styles.tools}>
        <Form id="take-next" method="post" action="/desk/queue?do=next">
          <PageOwner />
          <Button type="submit" tone="primary" iconEnd="arrow-right">
            Take the next case
          </Button>
        </Form>
        <KeysSetting isOn={keys} />
      </div>
      <Keys
        isOn={keys}
        actions={{
          j: () => move(1),
          k: () => move(-1),
          x: tick,
          ...((undo?.canUndo || actionData?.outcome.canUndo) && { u: () => sendForm('undo') }),
        }}
      />
      {cases.length === 0 ? (
        <EmptyState
          title={query.after ? 'There is nothing more' : 'Nothing waits here'}
          art={<EmptyShore />}
          {...(first !== '/desk/queue' && { action: { href: '/desk/queue', label: 'Show all' } })}
        >
          What is held, reported or appealed against comes here.
        </EmptyState>
      ) : (
        <div ref={list}>
          <QueueList cases={cases} isGrouped={!isDecided} {...(!isDecided && { form: 'bulk' })} />
        </div>
      )}
      {cases.length > 0 && !isDecided && <BulkForm key={counts.open} templates={templates} />}
      <Pagination
        label="Pages"
        current={null}
        last={null}
        hrefOf={() => first}
        previous={query.after ? { href: first, label: 'First' } : null}
        next={next ? { href: queuePath({ ...query, after: next }), label: 'Next' } : null}
      />
    </AdminPage>
  )
}

type Desk = Services['moderation']['desk']

interface BulkOutcome {
  results: BulkResult[]
  /** What was done, in a word. */
  done: string
  canUndo: boolean
}

/** Takes back the cases that were decided together. */
async function undoTicked(desk: Desk, actor: Actor, request: Request): Promise<BulkOutcome> {
  const form = await readFields(request)
  const results = await desk.undoMany(actor, form.getAll('case'))
  return { results, done: 'undone', canUndo: false }
}

/** Decides the ticked cases. An unreadable form also gives a result. */
async function decideTicked(desk: Desk, actor: Actor, request: Request): Promise<BulkOutcome> {
  const form = await readFields(request)
  const code = form.get('template') ?? ''
  const template = DECISION_TEMPLATES.find((one) => one.code === code)
  const words = form.get('words')?.trim() || template?.words
  const parsed = BulkDecision.safeParse({ decision: template?.decision, template: code, words })
  try {
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw wrongField('', issue?.message ?? '')
    }
    const results = await desk.decideMany(actor, form.getAll('case'), parsed.data)
    return { results, done: DONE_WORDS[parsed.data.decision].toLowerCase(), canUndo: true }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const results = [{ id: '', title: '', isDone: false, words: error.message }]
    return { results, done: 'decided', canUndo: false }
  }
}
