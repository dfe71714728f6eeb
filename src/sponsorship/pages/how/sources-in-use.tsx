import { OFFICIAL, OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Prose, Section } from '#platform/layout/sections/section.tsx'
import { SourceNote } from '#platform/layout/sections/source-note.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { fill } from '#platform/languages/fill.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { REGISTER_FRESH_DAYS } from '#sponsorship/freshness/freshness-limits.ts'
import { formatCount, mediumDate } from '#platform/primitives/formats.ts'
import type { CheckSources } from '#sponsorship/stored-checks/check-sources.ts'

/** The rules in force today, where they are published, and which of them end. */
export function RulesInForce({ rules }: Pick<CheckSources, 'rules'>) {
  const { version, effectiveFrom, seenOn, readOn, statementsSeenTo, lists, sources } = rules
  const { english, locale, words } = useLanguage()
  return (
    <Section id="rules" title={words.how.rules}>
      <Facts
        items={[
          { term: words.how.rulesPublished, value: mediumDate(seenOn, locale) },
          { term: words.how.rulesRead, value: mediumDate(readOn, locale) },
          ...(statementsSeenTo ? [{ term: words.how.statements, value: statementsSeenTo }] : []),
          { term: words.how.inForce, value: mediumDate(effectiveFrom, locale) },
          { term: words.how.version, value: <span {...english}>{version}</span> },
          ...lists.map(({ title, ends }) => ({
            term: title,
            ...english,
            value: ends.map(({ day, occupations }) => (
              <p key={day}>
                {fill(words.how.listEnds, { count: occupations, date: mediumDate(day, locale) })}
              </p>
            )),
          })),
        ]}
      />
      <Prose>
        <p>{words.how.listNote}</p>
      </Prose>
      <Disclosure summary={words.how.sources}>
        <Prose>
          <p>{words.how.dates}</p>
          <ul data-sources>
            {sources.map(({ title, url, updatedOn, note }) => (
              <li key={url}>
                <span {...english}>
                  <OutsideLink href={url}>{title}</OutsideLink>
                </span>
                {fill(words.how.asOf, { date: mediumDate(updatedOn, locale) })}
                {note && <span {...english}>{`. ${note}`}</span>}
              </li>
            ))}
          </ul>
        </Prose>
      </Disclosure>
    </Section>
  )
}

export function RegisterInUse({ register }: Pick<CheckSources, 'register'>) {
  const { english, locale, words } = useLanguage()
  return (
    <Section id="register" title={words.how.registerTitle}>
      {register ? (
        <>
          <Facts
            items={[
              { term: words.how.published, value: mediumDate(register.publishedOn, locale) },
              { term: words.how.organisations, value: formatCount(register.sponsors) },
            ]}
          />
          <SourceNote>
            <span {...english}>
              Contains public sector information licensed under the{' '}
              <OutsideLink href="https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/">
                Open Government Licence v3.0
              </OutsideLink>
              .
            </span>
          </SourceNote>
        </>
      ) : (
        <Prose>
          <p {...english}>
            No register of sponsors is loaded here yet, so every licence line says ‘Unknown’.
          </p>
          <p {...english}>
            The owner of this site adds the newest{' '}
            <OutsideLink href={OFFICIAL.register}>register of licensed sponsors</OutsideLink> from
            GOV.UK by hand, at most once a day. When ours is more than {REGISTER_FRESH_DAYS} days
            old, every pass turns grey.
          </p>
        </Prose>
      )}
    </Section>
  )
}
