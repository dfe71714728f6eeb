import { Form } from 'react-router'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { Moment } from '#moderation/desk/pages/parts/moment.tsx'
import { RISK_NAMES } from '#moderation/cases/moderation-words.ts'
import type { DeskCase } from '#moderation/cases/desk.service.ts'
import styles from './case.module.css'

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
            <Button type="submit" size="small">
              {proposal.isYours ? 'Take it back' : 'Say no to it'}
            </Button>
          </Form>
        </Banner>
      )}
    </div>
  )
}
