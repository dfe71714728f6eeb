import { data } from 'react-router'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { requestContext } from '#platform/pages/context.ts'
import { readFields, rejectForm, tryAction } from '#platform/forms/pages/submit-form.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { mediumDate, mediumDateTime } from '#platform/primitives/formats.ts'
import {
  organisationPath,
  careersPath,
  proofPath,
} from '#organisations/model/organisation-paths.ts'
import { postedForm, runForm, type FormAction } from '#organisations/pages/organisation-action.ts'
import {
  OrganisationPage,
  ProofStatus,
  Sheet,
} from '#organisations/pages/parts/organisation-page.tsx'
import { conditionOf, everyWords, heldWords, runWords } from '#board/sources/pages/source-words.ts'
import { systemOf } from '#board/sources/systems/feed-systems.ts'
import { agreementWords, lookWords } from '#hiring/careers-page/agreement.ts'
import type { Route } from './+types/careers.route.ts'
import { ConnectForm, LookForm } from './careers-forms.tsx'
import { ConnectedList } from './connected-list.tsx'
import { toShownPreview } from './shown-preview.ts'

const RUNS_SHOWN = 8

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const { sources, ...own } = await orErrorResponse(
    page.careersPage.find(actor, params.id),
    request,
  )
  return {
    ...own,
    agreement: agreementWords(own.name),
    lookAgreement: lookWords(own.name),
    sources: sources.map(({ runs, system, agreedAt, ...source }) => ({
      id: source.id,
      address: source.address,
      adverts: source.adverts,
      system: systemOf(system).label,
      every: everyWords(source.intervalMinutes),
      lastRead: source.lastCompleteAt && mediumDateTime(source.lastCompleteAt),
      next: source.isOn ? mediumDateTime(source.nextAt) : null,
      agreed: agreedAt && mediumDate(agreedAt),
      condition: conditionOf(source),
      held: source.isOn && source.held ? heldWords(source.held) : null,
      isOn: source.isOn,
      runs: runs.slice(0, RUNS_SHOWN).map((run) => ({
        key: String(run.id),
        when: mediumDateTime(run.beganAt),
        words: runWords(run),
      })),
    })),
  }
}

/** The forms that end with another page. The one that looks at an address answers at once: nothing of it is kept. */
const CAREERS_ACTIONS: Readonly<Record<string, FormAction>> = {
  connect: async ({ page, actor, id, request }) => {
    const values = Object.fromEntries(await readFields(request))
    return tryAction(values, async () => {
      const { address = '', feed = '', agreed } = values
      const connection = { organisationId: id, address, feed, agreed: agreed !== undefined }
      await page.careersPage.connect(actor, connection)
      return { path: careersPath(id), flash: 'list-connected' }
    })
  },
  disconnect: async ({ page, actor, id, request }) => {
    const values = Object.fromEntries(await readFields(request))
    return tryAction(values, async () => {
      const list = { organisationId: id, sourceId: values['source'] ?? '' }
      await page.careersPage.disconnect(actor, list)
      return { path: careersPath(id), flash: 'list-disconnected' }
    })
  },
}

export async function action({ context, params, request }: Route.ActionArgs) {
  if (postedForm(request) === 'look') return look({ context, params, request })
  return runForm(CAREERS_ACTIONS, { page: context.get(requestContext), id: params.id, request })
}

async function look({
  context,
  params: { id },
  request,
}: Pick<Route.ActionArgs, 'context' | 'params' | 'request'>) {
  const { page, actor } = requirePerson(context, request)
  const values = Object.fromEntries(await readFields(request))
  const { address = '', lookAgreed } = values
  const { result, rejection } = await tryAction(values, async () => {
    const { name } = await page.careersPage.find(actor, id)
    const looked = await page.careersPage.look(actor, {
      organisationId: id,
      address,
      agreed: lookAgreed !== undefined,
    })
    return toShownPreview(looked, { address, organisation: name })
  })
  if (rejection?.status === 404) throw data(rejection.errors[''], 404)
  return rejection ? rejectForm(rejection) : { preview: result }
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

/** The form that was rejected, by a field that only it has. */
function formOf({ values }: Rejection) {
  if ('source' in values) return 'disconnect'
  return 'feed' in values ? 'connect' : 'look'
}

export default function CareersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, isProved, mayConnect, sources, agreement, lookAgreement } = loaderData
  const preview = actionData && 'preview' in actionData ? actionData.preview : null
  const rejection = actionData && 'errors' in actionData ? actionData : undefined
  const of = (form: string) => (rejection && formOf(rejection) === form ? rejection : undefined)
  return (
    <OrganisationPage
      title="Your careers page"
      eyebrow={name}
      above={[{ label: name, href: organisationPath(id) }]}
      isRejected={rejection !== undefined}
      lead={
        <p>
          Post once, on your own site. We read your list every few hours: new jobs appear here, and
          close here when they leave it. People apply on your site.
        </p>
      }
    >
      {of('disconnect') && (
        <Banner tone="danger" live>
          {Object.values(of('disconnect')?.errors ?? {})[0]}
        </Banner>
      )}
      {sources.map((source) => (
        <ConnectedList key={source.id} organisationId={id} source={source} mayChange={mayConnect} />
      ))}
      {!isProved ? (
        <Banner tone="warning" title={`First show that you act for ${name}`}>
          <ProofStatus>
            <p>
              Without that we cannot know that the list is its own. It takes a few minutes, and it
              is free.
            </p>
            <ButtonLink href={proofPath(id)} tone="primary" iconEnd="arrow-right">
              Prove it
            </ButtonLink>
          </ProofStatus>
        </Banner>
      ) : !mayConnect ? (
        <Banner tone="info" title="Owners and recruiters connect lists">
          You can see what we read here. Ask one of them to connect or disconnect a list.
        </Banner>
      ) : (
        <>
          <Sheet
            id="look"
            title={sources.length > 0 ? 'Connect another list' : 'Connect your list'}
            lead="Paste the address of your careers page, or of the job board behind it. We show you first what would appear."
          >
            <LookForm
              id={id}
              agreement={lookAgreement}
              address={preview?.address ?? rejection?.values.address}
              rejection={of('look')}
            />
          </Sheet>
          {(preview || of('connect')) && (
            <ConnectForm
              id={id}
              agreement={agreement}
              preview={preview}
              rejection={of('connect')}
            />
          )}
        </>
      )}
    </OrganisationPage>
  )
}
