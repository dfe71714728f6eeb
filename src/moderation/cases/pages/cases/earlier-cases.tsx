import { Link } from '#platform/ui/buttons/link.tsx'
import { Moment } from '#moderation/desk/pages/parts/moment.tsx'
import {
  CASE_KIND_NAMES,
  CASE_STATUS_NAMES,
  DECISION_NAMES,
} from '#moderation/cases/moderation-words.ts'
import type { EarlierCase } from '#moderation/cases/queue.ts'
import styles from './case.module.css'

export function EarlierCases({ cases }: { cases: EarlierCase[] }) {
  return (
    <ul className={styles.activity}>
      {cases.map(({ id, number, kind, status, decision, at }) => (
        <li key={id}>
          <Link href={`/desk/queue/${id}`}>Case {number}</Link>, {CASE_KIND_NAMES[kind]}:{' '}
          {status === 'decided' && decision ? DECISION_NAMES[decision] : CASE_STATUS_NAMES[status]}
          <span className={styles.soft}>
            {' '}
            <Moment at={at} />
          </span>
        </li>
      ))}
    </ul>
  )
}
