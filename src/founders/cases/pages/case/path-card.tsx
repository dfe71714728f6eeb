import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { FOUNDER_PATH } from '#founders/path/founder-path.ts'
import type { summarizePath } from '#founders/cases/pages/parts/path-of-case.ts'
import styles from './case.module.css'

/** The founder's progress on the path, or a link to start it. */
export function PathCard({ path }: { path: ReturnType<typeof summarizePath> }) {
  return (
    <Card as="section">
      <div className={styles.part}>
        <h2>Your path</h2>
        {path ? (
          <>
            <p>
              <Link href={path.href}>{path.name}</Link>: {path.done}.
            </p>
            {path.next && <p className={styles.soft}>Next: {path.next}</p>}
          </>
        ) : (
          <>
            <p>From the idea to the first vacancy: every step, what it costs, how long it takes.</p>
            <p>
              <Link href={FOUNDER_PATH}>Choose your path</Link> and save its ticks here.
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
