import { Card } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import { CheckLines } from './check/check-lines.tsx'
import { CheckNotes } from './check/check-notes.tsx'
import { PersonForm } from './person/person-form.tsx'
import { checkPath } from '../../contract/paths/sponsorship-paths.ts'
import styles from './sponsorship-panel.module.css'
import { Link } from '#app/ui/link.tsx'

interface SponsorshipPanelProps {
  check: SponsorshipCheck
  jobId: string
  /** What the reader has said; null if nothing. */
  situation: Record<string, string> | null
  /** Pages about what it rests on: the employer, the occupation. */
  links?: { href: string; label: string; about: string }[]
}

/** On a job's page: what its answer rests on, line by line, and a way to ask for oneself. */
export function SponsorshipPanel({ check, jobId, situation, links = [] }: SponsorshipPanelProps) {
  return (
    <section aria-labelledby="sponsorship">
      <Card padding="roomy">
        <div className={styles.panel}>
          <h2 id="sponsorship">Why we say so</h2>
          <p>
            {situation
              ? 'For you, going by what you said, the advert and public records.'
              : 'For someone applying from outside the UK, going by the advert and public records.'}
          </p>
          <CheckLines lines={[...check.lines, ...check.personal]} />
          <p>
            <Link href={checkPath(jobId)} rel="nofollow">
              See the full check
            </Link>
          </p>
          {links.map(({ href, label, about }) => (
            <p key={href}>
              <Link href={href}>{label}</Link>
              {about}
            </p>
          ))}
          <Disclosure summary="Can I take this job?">
            <PersonForm action={checkPath(jobId)} values={situation ?? {}} />
          </Disclosure>
          <CheckNotes check={check} jobId={jobId} />
        </div>
      </Card>
    </section>
  )
}
