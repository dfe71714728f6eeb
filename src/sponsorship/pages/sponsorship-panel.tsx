import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { ArrowLink } from '#platform/ui/buttons/arrow-link.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { CheckLines } from '#sponsorship/check/pages/check-lines.tsx'
import { CheckNotes } from '#sponsorship/check/pages/check-notes.tsx'
import type { ShownCheck } from '#sponsorship/check/pages/shown-check.ts'
import { checkPath, questionsPath } from '#trade/paths/sponsorship-paths.ts'
import styles from './sponsorship-panel.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'

interface SponsorshipPanelProps {
  check: ShownCheck
  jobId: string
  /** ‘abroad, degree’; null if the seeker has given no answers yet. */
  situation: string | null
  /** Pages about the basis of the check: the employer, the occupation. */
  links?: { href: string; label: string; about: string }[]
}

/** The check on a job's page, result by result, with a link to a personal answer. */
export function SponsorshipPanel({ check, jobId, situation, links = [] }: SponsorshipPanelProps) {
  const { words } = useLanguage()
  return (
    <section aria-labelledby="sponsorship">
      <Card>
        <div className={styles.panel}>
          <h2 id="sponsorship">{check.title}</h2>
          {check.poster && (
            <p>
              <b>{check.poster}</b>
            </p>
          )}
          <p>
            {check.intro} {check.notFor}
          </p>
          <CheckLines lines={[...check.lines, ...check.personal]} show="verdict" />
          {!check.isAbroad && (
            <p>
              <Link href={checkPath(jobId)} rel="nofollow">
                {words.check.full}
              </Link>
            </p>
          )}
          {links.map(({ href, label, about }) => (
            <p key={href}>
              <Link href={href}>{label}</Link>
              {about}
            </p>
          ))}
          {!check.isAbroad && (
            <p>
              <ArrowLink href={questionsPath(jobId)}>
                {situation === null ? words.check.canI : words.check.changeAnswers}
              </ArrowLink>
            </p>
          )}
          <CheckNotes check={check} jobId={jobId} />
        </div>
      </Card>
    </section>
  )
}
