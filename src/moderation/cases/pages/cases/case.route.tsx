import { useNavigate, redirect, type ActionFunctionArgs } from 'react-router'
import { AdminPage } from '#moderation/desk/pages/parts/admin-page.tsx'
import {
  loadAdminPage,
  orSecondStep,
  requireAdminPage,
  rejectAdminForm,
} from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { HistorySection } from '#moderation/desk/pages/parts/history.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { pick } from '#platform/primitives/pick.ts'
import { withHeldWords } from '#board/screening/held-words.ts'
import { toShownCheck } from '#sponsorship/check/pages/shown-check.ts'
import {
  CASE_KIND_NAMES,
  CASE_STATUS_NAMES,
  decisionName,
  titleOfCase,
} from '#moderation/cases/moderation-words.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import type { Route } from './+types/case.route.ts'
import {
  CaseAdvert,
  SeekersRead,
  WhyHeld,
  CaseHead,
  CaseReports,
  CaseTalk,
  LikeThis,
} from './case-parts.tsx'
import { CasePeople } from './case-people.tsx'
import { toShownCase, hasKeys, readQueueQuery } from '#moderation/cases/pages/queue/shown-queue.ts'
import { DecisionBar, Decisions } from './decisions.tsx'
import { Keys, KeysSetting, press, sendForm } from '#moderation/cases/pages/queue/keys.tsx'
import { QueueList } from '#moderation/cases/pages/queue/queue-list.tsx'
import { UndoBanner } from '#moderation/cases/pages/queue/undo-banner.tsx'
import styles from './case.module.css'
import { z } from 'zod'
import { submitForm } from '#platform/forms/pages/submit-form.ts'
import { DECISION_TEMPLATES } from '#moderation/cases/decision-templates.ts'
import { DecisionInput } from '#safety/cases/moderation.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Services } from '#platform/services.ts'

/** The number of cases listed next to the open one. */
const BESIDE = 12

export async function loader(args: Route.LoaderArgs) {
  const { request, context, params } = args
  const { moderation, sponsorship, jobs } = context.get(requestContext)
  return loadAdminPage(args, async (_admin, actor) => {
    const found = await moderation.desk.find(actor, params.id)
    const all = readQueueQuery(new Request(new URL('/desk/queue', request.url)))
    const { items } = await moderation.desk.queue(actor, all)
    const view = found.jobId ? await jobs.findHeld(found.jobId) : null
    const isEnded = found.status === 'decided'
    const check = view && withHeldWords(await sponsorship.check(view), isEnded ? [] : found.reasons)
    const undoId = new URL(request.url).searchParams.get('undo') ?? found.id
    const findUndo = () =>
      undoId === found.id && !found.undoUntil ? null : moderation.desk.findDone(actor, undoId)
    return {
      found,
      kind: CASE_KIND_NAMES[found.kind],
      status: CASE_STATUS_NAMES[found.status],
      check: check && pick(toShownCheck(check), ['lines', 'sources']),
      queue: items.slice(0, BESIDE).map((item) => toShownCase(item)),
      title: titleOfCase(found),
      decided: isEnded && found.decision ? decisionName(found.kind, found.decision) : null,
      applicants: formatCount(found.applicants),
      keys: hasKeys(request),
      undo: await findUndo(),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return orSecondStep(args.request, () => actOnCase(args))
}

export { headers } from '#platform/forms/pages/action-headers.ts'

export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { found, queue, check, keys, undo, title } = loaderData
  const navigate = useNavigate()
  const { id, previous, next } = found
  const isOpen = found.status !== 'decided'
  const go = (to: string | null) => () => void navigate(to ? `/desk/queue/${to}` : '/desk/queue')

  return (
    <AdminPage
      section="/desk/queue"
      isWithin
      title={title}
      isRejected={actionData !== undefined}
      lead={<CaseHead {...loaderData} />}
    >
      {undo && <UndoBanner done={undo} />}
      <div className={styles.desk}>
        <aside className={styles.beside} aria-label="The queue">
          <QueueList cases={queue} current={id} />
          <KeysSetting isOn={keys} />
        </aside>
        <article className={styles.case} aria-label="The case">
          <Keys
            isOn={keys}
            kind={found.kind}
            actions={{
              j: go(next),
              k: go(previous),
              ...(isOpen && {
                p: () => press('press-publish'),
                a: () => press('press-ask'),
                r: () => press('press-refuse'),
                s: () => press('press-suspend'),
              }),
              ...(undo?.canUndo && { u: () => sendForm('undo') }),
            }}
          />
          <WhyHeld found={found} />
          <div className={styles.two}>
            {found.fields.length > 0 && <CaseAdvert found={found} />}
            <div className={styles.stack}>
              <CasePeople found={found} />
              {check && <SeekersRead {...check} />}
            </div>
          </div>
          <div className={styles.two}>
            {found.jobId && <LikeThis found={found} />}
            <CaseReports found={found} />
          </div>
          <CaseTalk found={found} />
          {isOpen && <Decisions key={id} found={found} rejection={actionData} />}
          <HistorySection entries={found.history} />
          {isOpen && <DecisionBar found={found} />}
        </article>
      </div>
    </AdminPage>
  )
}

type Desk = Services['moderation']['desk']

/**
 * ‘refuse/money’ in one field, or with the button if nothing is chosen; empty text means the template’s default. What was
 * chosen for one decision is never sent with another.
 */
const DecisionForm = z
  .looseObject({
    choice: z.string().default(''),
    press: z.string().default(''),
    words: z.string().default(''),
  })
  .transform(({ choice, press, words, ...rest }, context): Record<string, unknown> => {
    const [decision = '', template] = (choice || press).split('/', 2)
    const usual = DECISION_TEMPLATES.find(({ code }) => code === template)?.words
    const isOther = press !== '' && !press.startsWith(`${decision}/`)
    if (!template || isOther) {
      const message = isOther ? 'This reason is for another decision.' : 'Choose a reason.'
      context.addIssue({ code: 'custom', path: ['choice'], message })
      return z.NEVER
    }
    return { ...rest, decision, template, words: words.trim() || usual }
  })
  .pipe(DecisionInput)

/** Decides a case, undoes a decision or rejects a proposal; then leads to the next case. */
async function actOnCase({ context, request, params }: ActionFunctionArgs) {
  const { page, actor } = await requireAdminPage({ context, request })
  const { desk } = page.moderation
  const id = params.id ?? ''
  const what = new URL(request.url).searchParams.get('do')
  const { result, rejection } =
    what === 'undo' || what === 'drop'
      ? await submitForm(request, z.object({}), () => takeBack(desk, actor, { id, what }))
      : await submitForm(request, DecisionForm, (input) => decide(desk, actor, { id, input }))
  return rejection ? rejectAdminForm(request, rejection) : redirect(result, 303)
}

async function takeBack(desk: Desk, actor: Actor, { id, what }: { id: Id; what: 'undo' | 'drop' }) {
  if (what === 'undo') await desk.undo(actor, id)
  else await desk.rejectProposal(actor, id)
  return `/desk/queue/${encodeURIComponent(id)}`
}

async function decide(desk: Desk, actor: Actor, { id, input }: { id: Id; input: DecisionInput }) {
  await desk.decide(actor, id, input)
  const next = await desk.takeNext(actor)
  const to = next ? `/desk/queue/${next}` : '/desk/queue'
  return `${to}?undo=${encodeURIComponent(id)}`
}
