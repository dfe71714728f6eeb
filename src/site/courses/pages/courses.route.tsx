import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ArrowLink } from '#platform/ui/buttons/arrow-link.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Icon, type IconName } from '#platform/ui/facts/icon.tsx'
import { CourseCard } from './course-card.tsx'
import { COURSE_SAMPLES, type Course } from './course-samples.ts'
import styles from './courses.module.css'

const SUBJECTS: { name: Course['subject']; icon: IconName }[] = [
  { name: 'Tech', icon: 'briefcase' },
  { name: 'Design', icon: 'star' },
  { name: 'Marketing', icon: 'mail' },
]

export default function CoursesPage() {
  return (
    <PageLayout width="wide">
      <title>Training and courses – Landfall</title>
      <meta
        name="description"
        content="How the course page of Landfall will look. The nine courses on it are samples and cannot be booked."
      />
      <meta name="robots" content="noindex, follow" />
      <Welcome />
      <Banner tone="info" title="These are samples">
        We made up these courses, people and ratings to show how the page will look. You cannot book
        them yet.
      </Banner>
      <div className={styles.columns}>
        <section aria-labelledby="courses-title" className={styles.courses}>
          <h2 id="courses-title">Sample courses</h2>
          <ul className={styles.grid}>
            {COURSE_SAMPLES.map((course) => (
              <CourseCard key={course.title} course={course} />
            ))}
          </ul>
        </section>
        <aside className={styles.side} aria-label="More">
          <h2>More</h2>
          <ArrowLink href="/sidebar">The shop menu</ArrowLink>
          <ArrowLink href="/services">What we offer today</ArrowLink>
          <ArrowLink href="/jobs">See all jobs</ArrowLink>
        </aside>
      </div>
    </PageLayout>
  )
}

function Welcome() {
  return (
    <Card tone="dawn" padding="roomy">
      <div className={styles.welcome}>
        <PageHeader title="Welcome to the courses">
          <p>Short lessons for the work you want to do next.</p>
        </PageHeader>
        <ul className={styles.subjects}>
          {SUBJECTS.map(({ name, icon }) => (
            <li key={name} className={styles.subject}>
              <span className={styles.icon}>
                <Icon name={icon} size="large" />
              </span>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
