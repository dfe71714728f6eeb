import { requestContext } from '#platform/pages/context.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { SOURCES_PATH } from '#trade/paths/sources-path.ts'
import { SPONSOR_LOST_PATH } from '#trade/paths/arrival-paths.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Prose, Section, Sections } from '#platform/layout/sections/section.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { CRITERIA, VERDICTS } from '#trade/headline/criteria.ts'
import type { Route } from './+types/sponsorship.route.ts'
import { fill } from '#platform/languages/fill.ts'
import { BasisLine } from '#sponsorship/freshness/pages/basis-line.tsx'
import { REGISTER_FRESH_DAYS, RULES_FRESH_DAYS } from '#sponsorship/freshness/freshness-limits.ts'
import { basisLine } from '#sponsorship/freshness/shown-basis.ts'
import { criterionTitle, VERDICT_LOOKS, verdictWord } from '#sponsorship/check/pages/check-words.ts'
import { lineMeanings } from './how/line-meanings.ts'
import { NeverPaySection, WhereToLook } from './how/look-yourself.tsx'
import { RegisterInUse, RulesInForce } from './how/sources-in-use.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { language, sponsorship } = context.get(requestContext)
  const { freshness, ...sources } = await sponsorship.findCheckSources()
  const because = freshness.old && language.say(freshness.old.because)
  return { ...sources, because, basis: basisLine(freshness, language) }
}

export default function SponsorshipPage({ loaderData }: Route.ComponentProps) {
  const { rules, register, because, basis } = loaderData
  const { words } = useLanguage()
  const meanings = lineMeanings(words)

  return (
    <PageLayout>
      <title>{words.how.pageTitle}</title>
      <meta name="description" content={words.how.description} />
      <PageHeader title={words.how.title}>
        <p>
          {words.how.lead} <Link href={SOURCES_PATH}>{words.how.ourSources}</Link>
        </p>
      </PageHeader>
      <Sections>
        <Answers because={because} basis={basis} />
        <Section id="lines" title={words.how.questions}>
          {CRITERIA.map((name) => (
            <Disclosure key={name} summary={<h3>{criterionTitle(words, name)}</h3>}>
              <Prose>
                <p>{meanings[name].asks}</p>
                <ul>
                  {VERDICTS.map((verdict) => (
                    <li key={verdict}>
                      <strong>{`${verdictWord(words, verdict)}: `}</strong>
                      {meanings[name][verdict]}
                    </li>
                  ))}
                </ul>
              </Prose>
            </Disclosure>
          ))}
        </Section>
        <NeverPaySection />
        <RulesInForce rules={rules} />
        <RegisterInUse register={register} />
        <WhereToLook />
      </Sections>
    </PageLayout>
  )
}

function Answers({ because, basis }: { because: string | null; basis: string }) {
  const { words } = useLanguage()
  const meanings = { pass: words.how.pass, fail: words.how.fail, unknown: words.how.unknown }
  return (
    <Section id="answers" title={words.how.answers}>
      <Prose>
        {VERDICTS.map((verdict) => {
          const { icon, tone } = VERDICT_LOOKS[verdict]
          return (
            <p key={verdict}>
              <Tag tone={tone} icon={icon}>
                {verdictWord(words, verdict)}
              </Tag>{' '}
              {meanings[verdict]}
            </p>
          )
        })}
        <p>
          {fill(words.how.grey, { rules: RULES_FRESH_DAYS, register: REGISTER_FRESH_DAYS })}{' '}
          {because && (
            <strong>{fill(words.how.old, { because, words: words.check.passOld })}</strong>
          )}
        </p>
        <BasisLine basis={basis} />
        <p>{words.how.noProof}</p>
        <p>
          <strong>{words.check.notAdvice}</strong> {words.how.onlyHomeOffice}
        </p>
        <p>
          <Link href={SPONSOR_LOST_PATH}>{words.layout.sponsorLost}</Link>
        </p>
      </Prose>
    </Section>
  )
}
