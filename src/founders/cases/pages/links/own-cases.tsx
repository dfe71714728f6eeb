import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import type { OwnCaseItem } from '#founders/cases/founder-case.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { founderCasePath } from '#founders/founder-paths.ts'
import styles from './own-cases.module.css'

/** The cases belonging to the address of the logged-in account. */
export function OwnCases({ cases }: { cases: OwnCaseItem[] }) {
  return (
    <ul className={styles.cases}>
      {cases.map((item) => (
        <Card as="li" key={item.reference} interactive>
          <div className={styles.case}>
            <p className={styles.head}>
              <Link className="card-link" href={founderCasePath(item.reference)}>
                <b>{item.companyName}</b>
              </Link>
              <Tag tone={item.status === 'your-turn' ? 'warning' : 'sea'}>{item.statusName}</Tag>
            </p>
            <p
              className={styles.soft}
            >{`${item.reference} · since ${mediumDate(item.createdAt)}`}</p>
          </div>
        </Card>
      ))}
    </ul>
  )
}
