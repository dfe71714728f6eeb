import documents from './founder-documents.json' with { type: 'json' }
import styles from './founder-documents.module.css'
import { OFFICIAL, OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Section } from '#platform/layout/sections/section.tsx'
import { SourceNote } from '#platform/layout/sections/source-note.tsx'

/** Documents required by the regulator in England, depending on the service. */
export function FounderDocuments() {
  return (
    <Section
      id="documents"
      title="The documents CQC asks for"
      lead="Which ones you need depends on your service. Save each as a file of its own, with a name that says what it is."
    >
      <dl className={styles.documents}>
        {documents.map(({ name, what }) => (
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
