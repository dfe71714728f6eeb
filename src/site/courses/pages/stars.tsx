import { Icon } from '#platform/ui/facts/icon.tsx'
import type { Course } from './course-samples.ts'
import styles from './stars.module.css'

/** A rating out of five, with text for screen readers. */
export function Stars({ stars }: { stars: Course['stars'] }) {
  const count = stars.filter(Boolean).length

  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{`${count} out of 5 stars`}</span>
      {stars.map((isFilled, index) => (
        <span key={index} className={isFilled ? styles.filled : styles.missing}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  )
}
