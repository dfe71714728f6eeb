import { CheckLines } from '#sponsorship/check/pages/check-lines.tsx'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { CheckSources } from '#sponsorship/check/pages/check-sources.tsx'
import type { ShownCheck } from '#sponsorship/check/pages/shown-check.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { DeskCase } from '#moderation/cases/desk.service.ts'
import styles from './case.module.css'
import { Form } from 'react-router'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { Moment } from '#moderation/desk/pages/parts/admin-page.tsx'
import { readerOf, RISK_NAMES } from '#moderation/cases/moderation-words.ts'
import { JobStatusTag } from '#moderation/desk/pages/parts/status-tag.tsx'
import { REPORT_REASONS } from '#moderation/reports/reports.schema.ts'
import { EarlierCases } from './case-people.tsx'

/** The reason that quotes the domain which a proof has shown. */
const SHOWN_DOMAIN = 'shown'

export function WhyHeld({ found: { reasons } }: { found: DeskCase }) {
  return (
    <Card as="section">
      <h2 className={styles.title}>Why it is here</h2>
      <ul className={styles.why}>
        {reasons.map(({ code, words, field, quote, basis }, index) => (
          <li key={index}>
            <span className={styles.code}>{code}</span>
            <span>
              <b>{field || quote ? words.replace(/\.$/, '') : words}</b>
              {field && `, in ${field}`}
              {quote && `: ‘${quote}’`}
              {code === SHOWN_DOMAIN && quote && (
                <>
                  {' '}
                  <Link href={`https://${quote}`} rel="noreferrer">
                    Its web site
                  </Link>
                </>
              )}
              {basis && <span className={styles.soft}> {basis}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The advert's current texts, with quotes from the reasons marked, and its logo. */
export function CaseAdvert({ found: { fields, logo, isMessage } }: { found: DeskCase }) {
  return (
    <Card as="section">
      <h2 className={styles.title}>{isMessage ? 'The message and the advert' : 'The advert'}</h2>
      {logo && <img src={logo} alt="The logo" width={192} height={192} className={styles.logo} />}
      <dl className={styles.fields}>
        {fields.map(({ label, parts }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {parts.map(({ text, code }, index) =>
                code ? (
                  <mark key={index}>
                    {text}
                    <sup>{code}</sup>
                  </mark>
                ) : (
                  text
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

export function SeekersRead({ lines, sources }: Pick<ShownCheck, 'lines' | 'sources'>) {
  return (
    <Card as="section">
      <h2 className={styles.title}>What seekers would read</h2>
      <CheckLines lines={lines} />
      <CheckSources sources={sources} />
    </Card>
  )
}

interface CaseHeadProps {
  found: DeskCase
  kind: string
  status: string
  decided: string | null
  applicants: string
}

const TONES = { 1: 'danger', 2: 'signal', 3: 'neutral' } as const

/** The case's subject, waiting time and status. */
export function CaseHead({ found, kind, status, decided, applicants }: CaseHeadProps) {
  const { risk, number, employer, openedAt, holder, jobId, appealOf, proposal } = found
  return (
    <div className={styles.lead}>
      <p className={styles.tags}>
        <Tag tone={TONES[risk]} icon="alert">
          {RISK_NAMES[risk]}
        </Tag>
        <Tag icon="clock">{kind}</Tag>
        {found.freezes && <Tag tone="danger">Froze the organisation</Tag>}
        <Tag>{decided ?? status}</Tag>
        <span>
          Case {number} · since <Moment at={openedAt} />
          {holder === 'mine' && ' · yours'}
          {holder === 'another' && ' · another admin has it'}
        </span>
      </p>
      <p>
        {employer && `as ‘${employer}’ · `}
        {found.kind !== 'suspension' && `${applicants} applied`}
        {found.paid > 0 && ` · ${found.paid} say they paid`}
        {jobId && (
          <>
            {' · '}
            <Link href={`/desk/jobs/${jobId}`}>the job</Link>
          </>
        )}
        {appealOf && (
          <>
            {' · appeals against '}
            <Link href={`/desk/queue/${appealOf.id}`}>case {appealOf.number}</Link>
          </>
        )}
      </p>
      {found.decisionReason && found.status === 'decided' && (
        <Banner
          title={
            decided ? `${decided} by ${found.decidedBy ?? 'somebody who left'}` : 'Closed by itself'
          }
        >
          {found.decisionReason}
        </Banner>
      )}
      {proposal && (
        <Banner tone="warning" title={`${proposal.by} proposes a suspension`}>
          <p>{proposal.words}</p>
          <p>{proposal.isYours ? 'Another admin must agree.' : 'Suspend below to agree.'}</p>
          <Form method="post" action={`/desk/queue/${found.id}?do=drop`}>
            <PageOwner />
            <Button type="submit" size="small">
              {proposal.isYours ? 'Take it back' : 'Say no to it'}
            </Button>
          </Form>
        </Banner>
      )}
    </div>
  )
}

/** Jobs with the same text under another name. */
export function LikeThis({ found: { jobId, similar } }: { found: DeskCase }) {
  return (
    <Card as="section">
      <h2 className={styles.title}>Like this one</h2>
      {similar.length === 0 && <p>No other advert has nearly these words.</p>}
      <ul className={styles.like}>
        {similar.map(({ id, title, employer, status, likeness }) => (
          <li key={id}>
            <b>{Math.round(likeness * 100)}%</b>
            <span>
              <Link href={`/desk/jobs/${id}`}>{title}</Link>, ‘{employer}’{' '}
              <JobStatusTag status={status} />{' '}
              <Link href={`/desk/jobs/${jobId}/compare/${id}`}>
                Compare
                <span className="visually-hidden">
                  {' '}
                  with {title}, {employer}
                </span>
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Reports from visitors, and earlier cases. */
export function CaseReports({ found: { reports, earlier } }: { found: DeskCase }) {
  return (
    <Card as="section">
      <h2 className={styles.title}>Reports and earlier cases</h2>
      {reports.length === 0 && <p>Nobody has reported it.</p>}
      <ul className={styles.activity}>
        {reports.map(({ id, reason, words, hasPicture, times, isFromAccount, at }) => (
          <li key={id}>
            <b>{REPORT_REASONS[reason].label}</b>
            {times > 1 && ` (${times} times)`}
            {words && <p className={styles.written}>{words}</p>}
            {hasPicture && (
              <p>
                <Link href={`/desk/reports/${id}/picture`} reloadDocument>
                  The picture
                </Link>
              </p>
            )}
            <p className={styles.soft}>
              {isFromAccount ? 'From somebody with an account' : 'Without an account'},{' '}
              <Moment at={at} />
            </p>
          </li>
        ))}
      </ul>
      <EarlierCases cases={earlier} />
    </Card>
  )
}

/** Questions from admins and the employer's answers. */
export function CaseTalk({ found: { kind, notes } }: { found: DeskCase }) {
  if (notes.length === 0) return null
  return (
    <Card as="section">
      <h2 className={styles.title}>Questions and answers</h2>
      <ol className={styles.activity}>
        {notes.map(({ isFromDesk, words, at }, index) => (
          <li key={index}>
            <b>{isFromDesk ? 'We' : `The ${readerOf(kind).toLowerCase()}`}</b>{' '}
            <span className={styles.soft}>
              <Moment at={at} />
            </span>
            <p className={styles.written}>{words}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
