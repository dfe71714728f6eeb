import type { ListedOccupation } from '#sponsorship/occupations/occupations.ts'
import { OccupationCard } from './occupation-card.tsx'
import styles from './occupations.module.css'

interface NearOccupationsProps {
  /** Related occupations with their numbers of open jobs, in words. */
  near: (ListedOccupation & { jobs: string })[]
}

/** Alternatives: similar occupations that are open from abroad and have jobs. */
export function NearOccupations({ near }: NearOccupationsProps) {
  if (near.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="near">
      <h2 id="near">Near this work, open from abroad</h2>
      <ul className={styles.options}>
        {near.map(({ jobs, ...occupation }) => (
          <OccupationCard key={occupation.code} occupation={occupation} jobs={jobs} />
        ))}
      </ul>
    </section>
  )
}
