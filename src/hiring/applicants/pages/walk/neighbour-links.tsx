import { isSingleKey } from '#platform/forms/pages/use/single-key.ts'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'
import { applicantPath } from '#hiring/applicants/applicant-paths.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import type { Neighbours } from '#hiring/applicants/employer/neighbours.queries.ts'
import { useKeySetting } from './use-key-setting.ts'
import styles from './walk.module.css'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

interface NeighbourLinksProps {
  jobId: string
  /** The query of the list that led here. */
  list: string
  neighbours: Neighbours
}

/** Links and keys to the previous and next applicant. */
export function NeighbourLinks({ jobId, list, neighbours }: NeighbourLinksProps) {
  const { previous, next, position, total } = neighbours
  const hrefOf = (other: { id: string } | null) =>
    other ? applicantPath(jobId, other.id, list) : null
  const [isOn, setOn] = useKeySetting('landfall-keys')
  useWalkKeys({ previous: hrefOf(previous), next: hrefOf(next) }, isOn)
  const isHydrated = useHydrated()
  if (total < 2) return null

  return (
    <nav className={styles.walk} aria-label="Other applicants">
      <div className={styles.links}>
        {previous && (
          <ButtonLink
            href={hrefOf(previous) ?? ''}
            rel="prev"
            icon="arrow-left"
            aria-label={`Previous: ${previous.name}`}
          >
            <span className={styles.name}>{previous.name}</span>
          </ButtonLink>
        )}
        <span className={styles.position}>
          {formatCount(position)} of {formatCount(total)}
        </span>
        {next && (
          <ButtonLink
            href={hrefOf(next) ?? ''}
            rel="next"
            iconEnd="arrow-right"
            aria-label={`Next: ${next.name}`}
          >
            <span className={styles.name}>{next.name}</span>
          </ButtonLink>
        )}
      </div>
      {isHydrated && (
        <p className={styles.keys}>
          {isOn && (
            <>
              <kbd>J</kbd> next, <kbd>K</kbd> previous.{' '}
            </>
          )}
          <Button tone="quiet" size="small" onClick={() => setOn(!isOn)}>
            {isOn ? 'Turn keys off' : 'Turn keys on'}
          </Button>
        </p>
      )}
    </nav>
  )
}

interface Ways {
  previous: string | null
  next: string | null
}

/** Moves to the next applicant on J and the previous one on K, unless someone is typing. */
function useWalkKeys({ previous, next }: Ways, isOn: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isOn) return
    function onKey(event: KeyboardEvent) {
      if (event.shiftKey || !isSingleKey(event)) return
      const { key } = event
      const href = key === 'j' ? next : key === 'k' ? previous : null
      if (href) void navigate(href)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOn, previous, next, navigate])
}
