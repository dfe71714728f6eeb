import { Card } from '#platform/ui/facts/card.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import styles from './course-card.module.css'
import type { Course } from './course-samples.ts'
import { Stars } from './stars.tsx'

/** A course in the grid, without a link: nothing can be booked yet. */
export function CourseCard({ course }: { course: Course }) {
  return (
    <Card as="li">
      <article className={styles.course}>
        <img
          className={styles.cover}
          src={course.imageSrc}
          alt=""
          width={320}
          height={180}
          loading="lazy"
        />
        <p className={styles.line}>
          <span>{course.date}</span>
          <span>{course.lectures} lectures</span>
        </p>
        <h3>{course.title}</h3>
        <p className={styles.line}>
          <Stars stars={course.stars} />
          <Tag tone="signal">Sample</Tag>
        </p>
        <p className={styles.instructor}>
          <img src={course.instructorimg} alt="" width={40} height={40} loading="lazy" />
          {course.instructor}
        </p>
        <p className={styles.line}>
          <span>
            <Icon name="clock" size="small" />
            {course.duration}
          </span>
          <span>{course.videoCount} videos</span>
        </p>
      </article>
    </Card>
  )
}
