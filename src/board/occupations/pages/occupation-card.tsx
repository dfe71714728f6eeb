import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { ListedOccupation, OccupationAnswer } from '#sponsorship/occupations/occupations.ts'
import { occupationPath } from '#sponsorship/occupations/occupation-paths.ts'
import styles from './occupations.module.css'
import { Tag } from '#platform/ui/facts/tag.tsx'

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

interface NearOccupationsProps {
  /** Related occupations with their numbers of open jobs, in words. */
  near: (ListedOccupation & { jobs: string })[]
}

/** Alternatives: similar occupations that are open from abroad and have jobs. */
export function NearOccupations({ near }: NearOccupationsProps) {
  if (near.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="near">
      <h2 id="near">Similar work, open from abroad</h2>
      <ul className={styles.options}>
        {near.map(({ jobs, ...occupation }) => (
          <OccupationCard key={occupation.code} occupation={occupation} jobs={jobs} />
        ))}
      </ul>
    </section>
  )
}

const TONES = { open: 'success', some: 'warning', closed: 'neutral' } as const
const ICONS = { open: 'check', some: 'info', closed: 'close' } as const

/** A tag that says whether people from abroad can be sponsored in an occupation. */
export function AnswerTag({ answer, isOld }: Pick<ListedOccupation, 'answer' | 'isOld'>) {
  return (
    <span>
      <Tag tone={isOld ? 'neutral' : TONES[answer]} icon={isOld ? 'clock' : ICONS[answer]}>
        {ANSWER_WORDS[answer]}
        {isOld && ', when we last looked'}
      </Tag>
    </span>
  )
}

export const ANSWER_WORDS: Record<OccupationAnswer, string> = {
  open: 'Open to people from abroad',
  some: 'Open, with a condition',
  closed: 'Closed to new people from abroad',
}
