import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import type { Applicant } from '#hiring/applicants/employer/applicants.service.ts'
import { DETAILS_WITHHELD } from '#hiring/applications/model/applications.schema.ts'
import { proofPath } from '#organisations/model/organisation-paths.ts'
import styles from './applicant.module.css'

interface WithheldProps {
  applicant: Pick<Applicant, 'name' | 'country' | 'yearsOfExperience'>
  organisationId: string | null
}

/** An application whose details the employer cannot see yet. */
export function Withheld({ applicant, organisationId }: WithheldProps) {
  const { name, country, yearsOfExperience: years } = applicant
  return (
    <div className={styles.withheld}>
      <h2 className={styles.title}>The application</h2>
      <Facts
        items={[
          { term: 'First name', value: name },
          { term: 'Country', value: country },
          { term: 'Experience', value: years === 1 ? '1 year' : `${years} years` },
        ]}
      />
      <ProveFirst organisationId={organisationId} />
    </div>
  )
}

/** Steps the employer must take to read the rest. */
export function ProveFirst({ organisationId }: Pick<WithheldProps, 'organisationId'>) {
  return (
    <>
      <Banner tone="warning">{DETAILS_WITHHELD}</Banner>
      {organisationId && (
        <p>
          <ButtonLink href={proofPath(organisationId)}>Prove who you are</ButtonLink>
        </p>
      )}
    </>
  )
}
