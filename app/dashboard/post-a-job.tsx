import { ButtonLink } from '#app/ui/button.tsx'
import styles from './dashboard.module.css'

/** In sight wherever somebody has scrolled to: beside the tabs, on a phone at the lower edge. */
export function PostAJob({ place }: { place: 'tabs' | 'edge' }) {
  return (
    <div className={place === 'tabs' ? styles.besideTabs : styles.edge}>
      <ButtonLink href="/post" tone="primary" icon="briefcase" wide={place === 'edge'}>
        Post a job
      </ButtonLink>
    </div>
  )
}
