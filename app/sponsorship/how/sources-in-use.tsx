import { OFFICIAL, OutsideLink } from '#app/marketing/parts/outside-link.tsx'
import { Prose, Section } from '#app/marketing/parts/section.tsx'
import { SourceNote } from '#app/marketing/parts/source-note.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { formatCount, mediumDate } from '#contract/formats.ts'
import type { CheckSources } from '#server/sponsorship/check-sources.ts'

/** Which rules decide today, where they stand, and which of them end. */
export function RulesInForce({ rules }: Pick<CheckSources, 'rules'>) {
  const { version, effectiveFrom, seenOn, lists, sources } = rules
  return (
    <Section id="rules" title="The rules we use">
      <Facts
        items={[
          { term: 'Rules as published on', value: mediumDate(seenOn) },
          { term: 'In force from', value: mediumDate(effectiveFrom) },
          { term: 'Version', value: version },
          ...lists.map(({ title, ends }) => ({
            term: title,
            value: ends.map(({ day, occupations }) => (
              <p key={day}>
                {`${occupations} occupations: a certificate must be issued before ${mediumDate(day)}`}
              </p>
            )),
          })),
        ]}
      />
      <Prose>
        <p>
          A job on a list that ends gets another answer from that day on, and we warn of it before.
          Figures that we have from reports only, not from the rules themselves, are marked as such.
        </p>
        <ul>
          {sources.map(({ title, url, updatedOn, note }) => (
            <li key={url}>
              <OutsideLink href={url}>{title}</OutsideLink>
              {`, as of ${mediumDate(updatedOn)}`}
              {note && `. ${note}`}
            </li>
          ))}
        </ul>
      </Prose>
    </Section>
  )
}

export function RegisterInUse({ register }: Pick<CheckSources, 'register'>) {
  return (
    <Section id="register" title="The register we use">
      {register ? (
        <>
          <Facts
            items={[
              { term: 'Published on', value: mediumDate(register.publishedOn) },
              { term: 'Organisations', value: formatCount(register.sponsors) },
            ]}
          />
          <SourceNote>
            Contains public sector information licensed under the{' '}
            <OutsideLink href="https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/">
              Open Government Licence v3.0
            </OutsideLink>
            .
          </SourceNote>
        </>
      ) : (
        <Prose>
          <p>No register of sponsors is loaded here yet, so every licence line says ‘Unknown’.</p>
          <p>
            The people who run this site download the file from the{' '}
            <OutsideLink href={OFFICIAL.register}>register of licensed sponsors</OutsideLink> and
            loads it with <code>npm run landfall -- sponsors import FILE</code>.
          </p>
        </Prose>
      )}
    </Section>
  )
}
