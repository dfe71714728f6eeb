import { useSearchParams } from 'react-router'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { mediumDate, mediumDateTime } from '#platform/primitives/formats.ts'
import { ROLE_HINTS, ROLE_NAMES } from '#organisations/model/organisation-words.ts'
import { MemberRole } from '#organisations/organisations.schema.ts'
import {
  claimPath,
  historyPath,
  organisationPath,
  ORGANISATIONS_PATH,
  proofPath,
} from '#organisations/model/organisation-paths.ts'
import { employerPath } from '#trade/paths/employer-paths.ts'
import type { Route } from './+types/organisation.route.ts'
import { MEMBER_ACTIONS } from './member-actions.ts'
import { runForm } from './organisation-action.ts'
import { HiringLinks } from './parts/hiring-links.tsx'
import { History } from './parts/history.tsx'
import { InvitationList, InviteForm } from './parts/invitations.tsx'
import { MemberList } from './parts/member-list.tsx'
import { OrganisationPage, Sheet, ProofStatus } from './parts/organisation-page.tsx'

const ROLES = MemberRole.options.map((value) => ({
  value,
  label: ROLE_NAMES[value],
  hint: ROLE_HINTS[value],
}))

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const { id } = params
  const before = Number(new URL(request.url).searchParams.get('before')) || null
  const organisation = await orErrorResponse(page.organisations.find(actor, id))
  const { items, next } = await page.organisations.listHistory(actor, id, toEntryId(before))
  const { members, invitations, requests: _requests, ...facts } = organisation
  return {
    ...facts,
    members: members.map((member) => ({
      ...member,
      roleName: ROLE_NAMES[member.role],
      sinceWords: `since ${mediumDate(member.since)}`,
    })),
    invitations: invitations.map((invitation) => ({
      ...invitation,
      roleName: ROLE_NAMES[invitation.role],
      expiryWords: invitation.isExpired
        ? 'no longer works; send it again'
        : `works until ${mediumDate(invitation.expiresAt)}`,
    })),
    history: items.map((entry) => ({ ...entry, when: mediumDateTime(entry.at) })),
    olderHref: next === null ? null : `${organisationPath(id)}?before=${next}#history`,
    roles: ROLES,
  }
}

/** The id of an entry; null for another number, which the database would reject. */
function toEntryId(number: number | null) {
  return number !== null && Number.isSafeInteger(number) && number > 0 ? number : null
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return runForm(MEMBER_ACTIONS, { page: context.get(requestContext), id: params.id, request })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { shouldRevalidate } from '#platform/forms/pages/use/after-rejection.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function OrganisationRoutePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, mayManage, members, invitations, roles, history, olderHref } = loaderData
  const path = organisationPath(id)
  const isInviting = useSearchParams()[0].get('form') === 'invite'
  return (
    <OrganisationPage
      title={name}
      eyebrow="Organisation"
      above={[{ label: 'Your organisations', href: ORGANISATIONS_PATH }]}
      isRejected={actionData !== undefined}
    >
      {actionData && !isInviting && (
        <Banner tone="danger" live>
          {Object.values(actionData.errors)[0]}
        </Banner>
      )}
      <Standing organisation={loaderData} />
      <HiringLinks id={id} mayWrite={loaderData.role !== 'reader'} />
      <Sheet
        id="facts"
        title="Who this is"
        action={mayManage && <ButtonLink href={claimPath(id)}>Change</ButtonLink>}
      >
        <Facts items={factsOf(loaderData)} />
      </Sheet>
      <Sheet id="members" title="Members">
        <MemberList path={path} members={members} mayManage={mayManage} roles={roles} />
      </Sheet>
      {(mayManage || invitations.length > 0) && (
        <Sheet id="invitations" title="Invitations">
          {invitations.length > 0 ? (
            <InvitationList path={path} invitations={invitations} mayManage={mayManage} />
          ) : (
            <p>None are waiting.</p>
          )}
          {mayManage && (
            <Disclosure summary="Invite somebody" open={actionData !== undefined && isInviting}>
              <InviteForm
                key={invitations.length}
                path={path}
                rejection={isInviting ? actionData : undefined}
                roles={roles}
              />
            </Disclosure>
          )}
        </Sheet>
      )}
      <Sheet
        id="history"
        title="History"
        action={
          <ButtonLink href={historyPath(id)} icon="download" reloadDocument download>
            CSV
          </ButtonLink>
        }
      >
        <History entries={history} olderHref={olderHref} />
      </Sheet>
    </OrganisationPage>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** Whether the organisation is proved, and the next step to prove it. */
function Standing({ organisation }: { organisation: Loaded }) {
  const {
    id,
    name,
    sponsorId,
    entry,
    mayManage,
    role,
    proof,
    isClaimHeld,
    frozenBecause,
    suspendedBecause,
    suspensionCaseId,
  } = organisation
  if (organisation.isSuspended) {
    return (
      <Banner tone="danger" title="We have suspended this organisation">
        {suspendedBecause} If you think this is a mistake,{' '}
        {suspensionCaseId && role !== 'reader' ? (
          <Link href={`/cases/${suspensionCaseId}`}>tell us why</Link>
        ) : (
          <Link href="/contact">write to us</Link>
        )}
        .
      </Banner>
    )
  }
  if (organisation.isFrozen) {
    return (
      <Banner tone="warning" title="We are looking at this organisation">
        {frozenBecause} Until we have, what its members post and write waits, and they can decide
        about nobody who applied.
      </Banner>
    )
  }
  if (proof) {
    return (
      <Banner tone="success" title={proof.words}>
        <ProofStatus>
          <p>It is valid until {mediumDate(proof.lapsesAt)}.</p>
          {mayManage && <ButtonLink href={proofPath(id)}>Renew it or vouch for a site</ButtonLink>}
          <ButtonLink
            href={employerPath(sponsorId && entry ? { id: sponsorId, name: entry } : { id, name })}
          >
            See your public page
          </ButtonLink>
        </ProofStatus>
      </Banner>
    )
  }
  if (organisation.isProofWaiting) {
    return (
      <Banner tone="info" title="We are looking at your proof">
        <ProofStatus>
          <p>We write to you within one working day. There is nothing more you need to do.</p>
          {mayManage && <ButtonLink href={proofPath(id)}>Add something</ButtonLink>}
        </ProofStatus>
      </Banner>
    )
  }
  return (
    <Banner tone="warning" title="Show that you act for this organisation">
      <ProofStatus>
        <p>
          Until you do, each of your adverts says: ‘We have not checked that this poster acts for{' '}
          {name}.’ The licence line cannot pass, and we send no mail in its name.
          {isClaimHeld &&
            ' Somebody else has proved that they are this body, so we look at it first.'}
        </p>
        {mayManage ? (
          <ButtonLink href={proofPath(id)} tone="primary" iconEnd="arrow-right">
            Prove it
          </ButtonLink>
        ) : (
          // Other pages lead every member to the proof, which leads who may not prove it back here.
          <p>
            Only an owner can prove it. <Link href="#members">See who they are</Link>.
          </p>
        )}
      </ProofStatus>
    </Banner>
  )
}

/** The organisation's facts; its proof is shown above. */
function factsOf({ id, name, legalName, companyNumber, entry }: Loaded) {
  return [
    { term: 'Name on adverts', value: name },
    { term: 'Legal name', value: legalName ?? 'Not stated yet' },
    ...(companyNumber ? [{ term: 'Company number', value: companyNumber }] : []),
    { term: 'On the register', value: entry ?? 'No entry chosen' },
    { term: 'Reference', value: id },
  ]
}
