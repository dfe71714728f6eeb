import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { ListedOccupation } from '#sponsorship/occupations/occupations.ts'
import { occupationPath } from '#sponsorship/occupations/occupation-paths.ts'
import { AnswerTag } from './answer-tag.tsx'
import styles from './occupations.module.css'

interface OccupationCardProps {
  occupation: ListedOccupation
  /** The job title that matched. */
  match?: string
  /** The number of open jobs, in words; '' for none. */
  jobs: string
}

export function OccupationCard({ occupation, match, jobs }: OccupationCardProps) {
  return (
    <Card as="li" interactive>
      <h3>
        <Link className="card-link" href={occupationPath(occupation)}>
          {occupation.title}
        </Link>
      </h3>
      {match && <p className={styles.soft}>{`Such as: ${match}`}</p>}
      {jobs && <p className={styles.soft}>{jobs}</p>}
      <AnswerTag {...occupation} />
    </Card>
  )
}
