import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'
import {
  FOUNDER_PATHS,
  founderPath,
  KIND_NAMES,
  NATION_NAMES,
  type PathChoice,
} from '#founders/path/founder-path.ts'
import styles from './about.module.css'

/** A print button. All stages print open; they can also be opened here first. */
export function PrintPath({ path, isOpen }: { path: PathChoice; isOpen: boolean }) {
  const isHydrated = useHydrated()
  return (
    <div className={styles.screen}>
      <ButtonRow>
        {!isOpen && (
          <ButtonLink href={`${founderPath(path)}?open=all`} rel="nofollow">
            Open all steps
          </ButtonLink>
        )}
        {isHydrated && <Button onClick={() => print()}>Print</Button>}
      </ButtonRow>
    </div>
  )
}

export function OtherPaths({ path }: { path: PathChoice }) {
  const others = FOUNDER_PATHS.filter(
    ({ nation, kind }) => (nation === path.nation) !== (kind === path.kind),
  )
  return (
    <div className={styles.screen}>
      <Card as="section">
        <nav aria-labelledby="other-paths" className={styles.side}>
          <h2 id="other-paths">Another path?</h2>
          <ul>
            {others.map((other) => (
              <li key={founderPath(other)}>
                <Link href={founderPath(other)}>
                  {`${KIND_NAMES[other.kind]} in ${NATION_NAMES[other.nation]}`}
                </Link>
              </li>
            ))}
          </ul>
          <p>
            Stuck at a step? <Link href="/startup#ask">Ask us</Link>.
          </p>
        </nav>
      </Card>
    </div>
  )
}
