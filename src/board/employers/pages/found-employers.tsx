import { Prose } from '#platform/layout/sections/section.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { EmployerLookUp, RegisterDays } from '#board/employers/employers.ts'
import { employerPath } from '#trade/paths/employer-paths.ts'
import styles from './employers.module.css'
import { describeWhenListed } from './register-words.ts'

interface FoundEmployersProps {
  found: EmployerLookUp & { register: RegisterDays; name: string }
}

/** The register's entries for a name. */
export function FoundEmployers({ found }: FoundEmployersProps) {
  const { employers, isMore, register, name } = found
  if (employers.length === 0) return <NoneFound name={name} />
  return (
    <section className={styles.found} aria-labelledby="found">
      <h2 id="found">{headingOf(employers.length, isMore)}</h2>
      <p>
        Several organisations can have nearly the same name. Compare the town and the legal name
        with those in the advert or the offer.
      </p>
      <ul className={styles.list}>
        {employers.map((employer) => (
          <Card key={employer.id} as="li" interactive>
            <h3>
              <Link className="card-link" href={employerPath(employer)}>
                {employer.name}
              </Link>
            </h3>
            <p>{employer.detail}</p>
            <p className={styles.when}>{describeWhenListed(employer, register)}</p>
          </Card>
        ))}
      </ul>
      {isMore && <p>There are more. Type more of the name to see them.</p>}
    </section>
  )
}

function headingOf(count: number, isMore: boolean) {
  if (isMore) return `The first ${count} entries that match`
  return count === 1 ? 'One entry matches' : `${count} entries match`
}

function NoneFound({ name }: { name: string }) {
  return (
    <section className={styles.found} aria-labelledby="found">
      <h2 id="found">No entry with this name</h2>
      <Prose>
        <p>
          {`‘${name}’ is not on the register. That does not mean that the employer has no licence: the licence may be in another legal name, such as that of a parent company.`}
        </p>
        <p>Ask the employer:</p>
        <ul>
          <li>Which legal name is your licence to sponsor workers in?</li>
          <li>Is it for the Skilled Worker route, and what is its rating?</li>
          <li>Will you sponsor this job for someone who applies from abroad?</li>
        </ul>
        <p>
          Then look that legal name up here. Or try fewer words: a name without ‘Ltd’, or only its
          first word.
        </p>
      </Prose>
    </section>
  )
}
