import { StatusTag } from '#hiring/applications/pages/status-tag.tsx'
import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import styles from './write.module.css'

interface PeopleListProps {
  people: { id: string; name: string; status: Stage; isWithdrawn: boolean }[]
}

/** The recipients; those who have withdrawn are left out on sending. */
export function PeopleList({ people }: PeopleListProps) {
  return (
    <ul className={styles.people}>
      {people.map(({ id, name, status, isWithdrawn }) => (
        <li key={id}>
          {name}{' '}
          <StatusTag
            application={{ status, withdrawnAt: isWithdrawn ? '' : null }}
            reader="employer"
          />
        </li>
      ))}
    </ul>
  )
}
