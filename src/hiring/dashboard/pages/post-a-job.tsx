import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import styles from './dashboard.module.css'

/** A button that stays in view while scrolling: next to the tabs, or at the bottom on a phone. */
export function PostAJob({ place }: { place: 'tabs' | 'edge' }) {
  return (
    <div className={place === 'tabs' ? styles.besideTabs : styles.edge}>
      <ButtonLink href="/post" tone="primary" icon="briefcase" wide={place === 'edge'}>
        Post a job
      </ButtonLink>
    </div>
  )
}
