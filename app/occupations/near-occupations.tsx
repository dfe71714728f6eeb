import { Card } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ListedOccupation } from '#contract/occupations.ts'
import { occupationPath } from '#contract/paths/occupation-paths.ts'
import { AnswerTag } from './answer-tag.tsx'
import styles from './occupations.module.css'

interface NearOccupationsProps {
  /** With how many open jobs, in words. */
  near: (ListedOccupation & { jobs: string })[]
}

/** For somebody who finds nothing here: like work that is open from abroad and has jobs. */
export function NearOccupations({ near }: NearOccupationsProps) {
  if (near.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="near">
      <h2 id="near">Near this work, open from abroad</h2>
      <ul className={styles.options}>
        {near.map(({ jobs, ...occupation }) => (
          <Card key={occupation.code} as="li" interactive>
            <h3>
              <Link className="card-link" href={occupationPath(occupation)}>
                {occupation.title}
              </Link>
            </h3>
            <p className={styles.soft}>{jobs}</p>
            <AnswerTag answer={occupation.answer} />
          </Card>
        ))}
      </ul>
    </section>
  )
}
