import { loadAdminPage, readListQuery } from '#moderation/desk/pages/parts/admin-page-loader.ts'
import { AdminPage } from '#moderation/desk/pages/parts/admin-page.tsx'
import { ListFooter, ListFilters } from '#moderation/desk/pages/parts/list-parts.tsx'
import { Row, Rows } from '#platform/ui/rows/rows.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { Tag } from '#platform/ui/facts/tag.tsx'
import type { AdminListQuery } from '#moderation/desk/admin.schema.ts'
import { ORGANISATION_FILTERS, PROOF_WAYS, RISK_NAMES } from '#moderation/cases/moderation-words.ts'
import type { OrganisationFilter, DeskOrganisation } from '#moderation/cases/queue.ts'
import type { Route } from './+types/organisations.route.ts'
import { formatCount, mediumDate } from '#platform/primitives/formats.ts'

const SORTS = { '': 'Risk first', newest: 'Newest first' }

export async function loader(args: Route.LoaderArgs) {
  const { desk } = args.context.get(requestContext).moderation
  const request = readListQuery(args.request)
  const sort = request.sort === 'newest' ? 'newest' : 'risk'
  return loadAdminPage(args, async (_admin, actor) => {
    const { items, next } = await desk.organisations(actor, {
      search: request.search,
      filter: toFilter(request),
      sort,
      after: request.after,
    })
    return {
      request: { ...request, sort: sort === 'newest' ? sort : '' },
      organisations: items.map((item) => toShownOrganisation(item)),
      next,
    }
  })
}

function toFilter({ status }: AdminListQuery): OrganisationFilter | null {
  return status && Object.hasOwn(ORGANISATION_FILTERS, status)
    ? (status as OrganisationFilter)
    : null
}

export default function OrganisationsPage({ loaderData }: Route.ComponentProps) {
  const { organisations, next, request } = loaderData

  return (
    <AdminPage
      section="/desk/organisations"
      title="Organisations"
      lead="Everybody for whom adverts are posted here."
    >
      <ListFilters
        action="/desk/organisations"
        request={request}
        searchLabel="Name, register entry, domain or a member’s email"
        statuses={{ '': 'All', ...ORGANISATION_FILTERS }}
        sorts={SORTS}
      />
      {organisations.length > 0 && (
        <Rows>
          {organisations.map((organisation) => (
            <OrganisationRow key={organisation.id} organisation={organisation} />
          ))}
        </Rows>
      )}
      <ListFooter
        path="/desk/organisations"
        request={request}
        next={next}
        isEmpty={organisations.length === 0}
        nothing={{ title: 'No organisations yet', words: 'The first advert makes one.' }}
      />
    </AdminPage>
  )
}

function OrganisationRow({ organisation }: { organisation: ShownOrganisation }) {
  const { id, name, tags, claim, facts } = organisation
  return (
    <Row
      href={`/desk/organisations/${id}`}
      title={name}
      tag={
        <span>
          {tags.map(({ tone, words }) => (
            <span key={words}>
              <Tag tone={tone}>{words}</Tag>{' '}
            </span>
          ))}
        </span>
      }
      facts={facts}
    >
      {claim}
    </Row>
  )
}

type Tone = 'danger' | 'warning' | 'signal' | 'success' | 'neutral'

/** An organisation in the list, in texts made on the server. */
interface ShownOrganisation {
  id: string
  name: string
  tags: { tone: Tone; words: string }[]
  /** The body it claims to be. */
  claim: string | null
  facts: string[]
}

function toShownOrganisation(organisation: DeskOrganisation): ShownOrganisation {
  const { id, name, openJobs, applicants, reports, ownerEmail, since } = organisation
  return {
    id,
    name,
    tags: tagsOf(organisation),
    claim: claimOf(organisation),
    facts: [
      countOf(openJobs, 'open job'),
      countOf(applicants, 'applicant'),
      countOf(reports, 'report'),
      ownerEmail ?? 'No owner',
      `Since ${mediumDate(since)}`,
    ],
  }
}

function tagsOf({ risk, cases, proof, suspendedAt, frozenAt }: DeskOrganisation) {
  const tags: ShownOrganisation['tags'] = []
  if (suspendedAt) tags.push({ tone: 'danger', words: 'Suspended' })
  if (frozenAt) tags.push({ tone: 'warning', words: 'Frozen' })
  if (risk)
    tags.push({
      tone: risk === 1 ? 'danger' : 'signal',
      words: `${countOf(cases, 'case')}, ${RISK_NAMES[risk].toLowerCase()} risk`,
    })
  tags.push(proof ? { tone: 'success', words: 'Proved' } : { tone: 'neutral', words: 'Not proved' })
  return tags
}

function claimOf({ legalName, sponsorName, claimedAt, proof }: DeskOrganisation): string | null {
  const body = sponsorName ? `${sponsorName}, on the register` : legalName
  const says = claimedAt && body ? `Says it is ${body}.` : null
  const until = proof
    ? `Proved by ${PROOF_WAYS[proof.kind]}${proof.domain ? ` (${proof.domain})` : ''} until ${mediumDate(proof.lapsesAt)}.`
    : null
  return [says, until].filter(Boolean).join(' ') || null
}

function countOf(count: number, noun: string) {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
}
