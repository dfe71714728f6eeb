import { Link } from '#platform/ui/buttons/link.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { Moment } from '#moderation/desk/pages/parts/admin-page.tsx'
import type { CaseOrganisation } from '#moderation/cases/organisation.queries.ts'
import type { DeskCase } from '#moderation/cases/desk.service.ts'
import styles from './case.module.css'
import {
  CASE_KIND_NAMES,
  CASE_STATUS_NAMES,
  decisionName,
} from '#moderation/cases/moderation-words.ts'
import type { EarlierCase } from '#moderation/cases/queue.ts'

/** The organisation's claim, our knowledge of it, and its history. */
export function CasePeople({ found: { organisation, account } }: { found: DeskCase }) {
  if (!organisation && !account)
    return (
      <Card as="section">
        <h2 className={styles.title}>Who posted it</h2>
        <p>The advert came from a source; nobody here posted it.</p>
      </Card>
    )
  return (
    <>
      {organisation && (
        <Card as="section">
          <h2 className={styles.title}>Claims and proofs</h2>
          <Claims organisation={organisation} />
        </Card>
      )}
      {organisation && (
        <Card as="section">
          <h2 className={styles.title}>What this organisation did</h2>
          <OrganisationActivity organisation={organisation} />
          <p>
            <Link href={`/desk/organisations/${organisation.id}`}>Everything about it</Link>
          </p>
        </Card>
      )}
      {account && (
        <Card as="section">
          <h2 className={styles.title}>The account</h2>
          <p>
            <Link href={`/desk/people/${account.id}`}>{account.name || account.email}</Link>
          </p>
        </Card>
      )}
    </>
  )
}

export function Claims({ organisation }: { organisation: CaseOrganisation }) {
  const { name, legalName, companyNumber, sponsorName, proofs, members } = organisation
  const current = proofs.find(({ endedAt }) => endedAt === null)
  return (
    <>
      <table className={styles.claims}>
        <thead>
          <tr>
            <th scope="col">They say</th>
            <th scope="col">We know</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{legalName ?? name}</th>
            <td>
              {current ? (
                <>
                  <Tag tone="success" icon="check">
                    Proved
                  </Tag>{' '}
                  by {current.kind}
                  {current.domain && `, ${current.domain}`}, <Moment at={current.provedAt} />
                </>
              ) : (
                <Tag tone="danger" icon="close">
                  No proof
                </Tag>
              )}
            </td>
          </tr>
          <tr>
            <th scope="row">‘{name}’ on adverts</th>
            <td>A decision to prove covers this name, and no other</td>
          </tr>
          {proofs
            .filter(({ endedAt }) => endedAt !== null)
            .map(({ kind, domain, provedAt, endedBecause }) => (
              <tr key={`${kind} ${provedAt}`}>
                <th scope="row">
                  Formerly proved by {kind}
                  {domain && `, ${domain}`}, <Moment at={provedAt} />
                </th>
                <td>{endedBecause}</td>
              </tr>
            ))}
          {companyNumber && (
            <tr>
              <th scope="row">Company {companyNumber}</th>
              <td>Not looked up</td>
            </tr>
          )}
          {organisation.sponsorId && (
            <tr>
              <th scope="row">Register entry</th>
              <td>{sponsorName ?? 'No longer listed'}</td>
            </tr>
          )}
          {members.map((member) => (
            <tr key={member.id}>
              <th scope="row">
                <Link href={`/desk/people/${member.id}`}>{member.name || member.email}</Link>,{' '}
                {member.role}
              </th>
              <td>
                {member.email} {member.isConfirmed ? '' : '(not confirmed) '}
                since <Moment at={member.since} />
                {member.isSuspended && <Tag tone="danger">Suspended</Tag>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {organisation.hasLetter && (
        <p>
          <Link href={`/desk/organisations/${organisation.id}/letter`}>
            The letter it has asked for
          </Link>
        </p>
      )}
    </>
  )
}

export function OrganisationActivity({ organisation }: { organisation: CaseOrganisation }) {
  const { events, jobCount, applicants, messages, heldMessages } = organisation
  return (
    <>
      <p className={styles.soft}>
        Jobs: {jobCount} · applicants: {applicants} · messages: {messages}, of these held:{' '}
        {heldMessages}
      </p>
      <ol className={styles.activity}>
        {events.map(({ who, words, job, detail, at }, index) => (
          <li key={index}>
            <b>{who}</b> {words}{' '}
            {job?.id ? <Link href={`/desk/jobs/${job.id}`}>{job.title}</Link> : job?.title} {detail}
            <span className={styles.soft}>
              {' '}
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

export function EarlierCases({ cases }: { cases: EarlierCase[] }) {
  return (
    <ul className={styles.activity}>
      {cases.map(({ id, number, kind, status, decision, at }) => (
        <li key={id}>
          <Link href={`/desk/queue/${id}`}>Case {number}</Link>, {CASE_KIND_NAMES[kind]}:{' '}
          {status === 'decided' && decision
            ? decisionName(kind, decision)
            : CASE_STATUS_NAMES[status]}
          <span className={styles.soft}>
            {' '}
            <Moment at={at} />
          </span>
        </li>
      ))}
    </ul>
  )
}
