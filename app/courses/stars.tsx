import { Icon } from '#app/ui/icon.tsx'
import type { Course } from './course-samples.ts'
import styles from './stars.module.css'

/** A rating out of five, in words for those who do not see the stars. */
export function Stars({ given }: { given: Course['stars'] }) {
  const count = given.filter(Boolean).length

  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{`${count} out of 5 stars`}</span>
      {given.map((isGiven, index) => (
        <span key={index} className={isGiven ? styles.given : styles.missing}>
          <Icon name="star" />
        </span>
      ))}
    </span>
  )
}
