import { z } from 'zod'
import { requestContext, type PageContext } from '#platform/pages/context.ts'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Section, Sections } from '#platform/layout/sections/section.tsx'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { formatCount, mediumDate, mediumDateTime } from '#platform/primitives/formats.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { wholePolicy } from '#board/sources/policy/whole-policy.ts'
import { SOURCES_PATH } from '#trade/paths/sources-path.ts'
import { HIDDEN_AFTER_DAYS } from '#trade/job-age.ts'
import type { Route } from './+types/sources.route.ts'
import { OptOut } from './opt-out-form.tsx'
import { Figures } from './parts/figures.tsx'
import { PagedSources } from './parts/paged-sources.tsx'
import { SourceTable } from './parts/source-table.tsx'
import { toShownSources } from './shown-sources.ts'
import { toSourcePage } from './source-page.ts'
import { spanWords } from './source-words.ts'
import styles from './sources.module.css'

/** On a phone each source is a card. */
const PER_PAGE = 7

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { sources, sourceOverview, sponsorship, site } = page
  const [read, { figures, counts, others }, { rules, register }] = await Promise.all([
    sources.listPublic(),
    sourceOverview.readFigures(),
    sponsorship.findCheckSources(),
  ])
  const rows = toShownSources(read, others, counts)
  return {
    figures: [
      { value: formatCount(figures.open), words: 'open adverts' },
      { value: formatCount(rows.length), words: rows.length === 1 ? 'source' : 'sources' },
      {
        value: figures.middleAgeSeconds === null ? '–' : spanWords(figures.middleAgeSeconds),
        words: 'typical time since last seen',
      },
      {
        value: formatCount(figures.hidden),
        words: `not seen for ${HIDDEN_AFTER_DAYS} days or more: in no list`,
      },
    ],
    shown: toSourcePage(rows, url.searchParams, PER_PAGE),
    records: [
      ...(register
        ? [
            {
              name: 'Register of licensed sponsors',
              read: mediumDate(register.publishedOn),
              holds: `${formatCount(register.sponsors)} names`,
            },
          ]
        : []),
      {
        name: 'Immigration Rules, Appendix Skilled Worker',
        read: mediumDate(rules.readOn),
        holds: rules.statementsSeenTo ? `up to ${rules.statementsSeenTo}` : rules.version,
      },
    ],
    policy: wholePolicy(site.publicUrl),
    contact: site.operator.privacyEmail,
    offer: offerOf(page.optOut, url.searchParams.get('site')),
  }
}

/** The text for the site in the page’s address; the form that asks for it is sent by GET and changes nothing. */
function offerOf(optOut: Pick<PageContext['optOut'], 'offer'>, typed: string | null) {
  if (typed === null) return null
  try {
    return { ...optOut.offer(typed), typed, error: null }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { domain: null, text: null, typed, error: error.problems[0]?.message ?? error.message }
  }
}

const Look = z.object({ site: z.string(), way: z.enum(['dns', 'file']) })

export async function action({ context, request }: Route.ActionArgs) {
  const { optOut, visitor } = context.get(requestContext)
  const { rejection } = await submitForm(request, Look, (asked) => optOut.look(visitor, asked))
  if (rejection) return rejectForm(rejection)
  return redirectWithCookies(SOURCES_PATH, setFlash('opted-out'))
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function SourcesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { figures, shown, records, policy, contact, offer } = loaderData
  const isRejected = actionData !== undefined || offer?.error
  return (
    <PageLayout width="wide">
      <title>{`${isRejected ? 'Error: ' : ''}Where our adverts come from – Landfall`}</title>
      <meta
        name="description"
        content="Every list of adverts that Landfall reads, how often and when last, and how to take yours out."
      />
      <PageHeader title="Where our adverts come from">
        <p>
          Every list that we read, how often, and when last. What a list no longer has is closed
          here, after a second look.
        </p>
      </PageHeader>
      <Sections>
        <Figures figures={figures} />
        <Section id="adverts" title="Adverts">
          <PagedSources
            path={`${SOURCES_PATH}#adverts`}
            shown={shown}
            columns={['Source', 'How often', 'Last read', 'Open adverts', 'State']}
            rows={shown.rows.map(({ condition, every, lastRead, adverts, ...row }) => ({
              ...row,
              cells: [
                every,
                lastRead ? mediumDateTime(lastRead) : '–',
                formatCount(adverts),
                <Tag key="state" tone={condition.tone}>
                  {condition.words}
                </Tag>,
              ],
            }))}
          />
        </Section>
        <Section id="records" title="Public records">
          <SourceTable
            columns={['Record', 'Last read', 'Holds']}
            rows={records.map(({ name, read, holds }) => ({
              key: name,
              name,
              about: 'GOV.UK',
              cells: [read, holds],
            }))}
          />
        </Section>
        <div className={styles.split}>
          <Section id="how" title="How we read">
            <ul className={styles.ticks}>
              {policy.map((sentence) => (
                <li key={sentence}>
                  <Icon name="check" />
                  <span>{sentence}</span>
                </li>
              ))}
            </ul>
            <p>
              Ask us about any of this: <a href={`mailto:${contact}`}>{contact}</a>
            </p>
          </Section>
          <div className={styles.aside}>
            <OptOut offer={offer} rejection={actionData} />
            <section className={styles.box} aria-labelledby="connect-title">
              <h2 id="connect-title">Have us read your list</h2>
              <p>
                Post once, on your own site, and we follow. Choose your organisation, then ‘Your
                careers page’.
              </p>
              <p>
                <ButtonLink href="/organisations">Connect a list</ButtonLink>
              </p>
            </section>
          </div>
        </div>
      </Sections>
    </PageLayout>
  )
}
