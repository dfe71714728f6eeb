import styles from './founder-documents.module.css'
import { OFFICIAL, OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Section } from '#platform/layout/sections/section.tsx'
import { SourceNote } from '#platform/layout/sections/source-note.tsx'

const DOCUMENTS = [
  {
    name: 'Statement of purpose',
    what: 'The law asks for it. It says who you are, where you work, whom you look after and how.',
  },
  {
    name: 'Business plan',
    what: 'What you offer, to whom, who leads it, what you found out about the need, and a forecast of the money.',
  },
  {
    name: 'Financial viability statement',
    what: 'Signed by an accountancy firm, or by a bank or finance firm that the Financial Conduct Authority regulates. A friend or relative may not sign it.',
  },
  {
    name: 'Policies',
    what: 'Among them safeguarding, governance, infection control, medicines, complaints, consent and equality. Written for your service, with a name, a date and a date of review.',
  },
  {
    name: 'Staffing and structure',
    what: 'Which roles there are, how many people in each, what they must be qualified in, and who reports to whom.',
  },
  {
    name: 'Insurance',
    what: 'Public and employer’s liability: the certificate, or a quote.',
  },
]

/** Documents required by the regulator in England, depending on the service. */
export function FounderDocuments() {
  return (
    <Section
      id="documents"
      title="The documents CQC asks for"
      lead="Which ones you need depends on your service. Save each as a file of its own, with a name that says what it is."
    >
      <dl className={styles.documents}>
        {DOCUMENTS.map(({ name, what }) => (
          <div key={name} className={styles.document}>
            <dt className={styles.name}>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <SourceNote>
        An application with a document missing can be sent back, so check the list for your service
        at <OutsideLink href={OFFICIAL.cqc}>cqc.org.uk</OutsideLink> before you send yours.
      </SourceNote>
    </Section>
  )
}
