import type { ReactNode } from 'react'
import type { ApplicantGroup, ApplicantSort } from '#hiring/applicants/applicant-list.schema.ts'
import type {
  AskedQuestion,
  GroupCounts,
  ShownApplicants,
} from '#hiring/applicants/applicant-list-views.ts'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { AnswerLinks, GroupLinks, ON_BOARD } from './group-links.tsx'
import styles from './filters.module.css'
import links from './group-links.module.css'
import { ListTools } from './list-tools.tsx'

interface FiltersProps {
  jobId: string
  counts: GroupCounts
  groups: ApplicantGroup[]
  questions: AskedQuestion[]
  shown: ShownApplicants
  sorts: ApplicantSort[]
  searchLimit: number
  /** What else is in their line. */
  children: ReactNode
}

/** The filters in one line: those most used and those that are on; the others open below it. */
export function Filters(props: FiltersProps) {
  const { jobId, counts, groups, questions, shown, sorts, searchLimit, children } = props
  const those = groups.filter((group) => counts[group] > 0 || group === shown.status)
  const isInLine = (group: ApplicantGroup) => ON_BOARD.has(group) || group === shown.status
  const isOn = ({ id }: AskedQuestion) => shown.yes.includes(id)
  const foldedQuestions = questions.filter((question) => !isOn(question) && question.yes > 0)
  return (
    <div className={styles.filters}>
      <GroupLinks
        label="Groups of applicants"
        groups={[null, ...those.filter(isInLine)]}
        {...{ jobId, counts, shown }}
      />
      <AnswerLinks questions={questions.filter(isOn)} {...{ jobId, shown }} />
      {shown.q && (
        <Link
          className={links.group}
          href={applicantsPath(jobId, { ...shown, q: '' })}
          preventScrollReset
          aria-current="true"
          aria-label={`‘${shown.q}’, take the search back`}
        >
          <span className={links.question}>‘{shown.q}’</span>
        </Link>
      )}
      <details className={styles.more}>
        <summary className={styles.summary}>
          <Icon name="filters" size="small" />
          Filters
        </summary>
        <div className={styles.sheet}>
          <GroupLinks
            label="Stages"
            groups={those.filter((group) => !isInLine(group))}
            {...{ jobId, counts, shown }}
          />
          <AnswerLinks questions={foldedQuestions} {...{ jobId, shown }} />
          <ListTools jobId={jobId} shown={shown} sorts={sorts} limit={searchLimit} />
        </div>
      </details>
      {children}
    </div>
  )
}
