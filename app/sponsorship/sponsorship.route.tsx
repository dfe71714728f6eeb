import { requestContext } from '#app/context.ts'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { Prose, Section, Sections } from '#app/marketing/parts/section.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { CRITERIA, VERDICTS, type Verdict } from '#contract/sponsorship/criteria.ts'
import type { Route } from './+types/sponsorship.route.ts'
import { CRITERION_TITLES, NOT_ADVICE, VERDICT_LOOKS } from './check/check-words.ts'
import { LINE_MEANINGS } from './how/line-meanings.ts'
import { NeverPaySection, WhereToLook } from './how/look-yourself.tsx'
import { RegisterInUse, RulesInForce } from './how/sources-in-use.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  return await page.sponsorship.findCheckSources()
}

export default function SponsorshipPage({ loaderData }: Route.ComponentProps) {
  const { rules, register } = loaderData

  return (
    <PageLayout>
      <title>How we check whether a job can be sponsored – Landfall</title>
      <meta
        name="description"
        content="Four questions we ask of every UK job: licence, occupation, pay and wording. What pass, fail and unknown mean, the rules we use and their dates."
      />
      <PageHeader title="How we check">
        <p>
          On every job in the UK we check four things, for someone who applies from abroad. Each
          gets its own answer, with its reasons. We never combine them into a score.
        </p>
      </PageHeader>
      <Sections>
        <Answers />
        <Section id="lines" title="The four questions">
          {CRITERIA.map((name) => (
            <Prose key={name}>
              <h3>{CRITERION_TITLES[name]}</h3>
              <p>{LINE_MEANINGS[name].asks}</p>
              <ul>
                {VERDICTS.map((verdict) => (
                  <li key={verdict}>
                    <strong>{`${VERDICT_LOOKS[verdict].word}: `}</strong>
                    {LINE_MEANINGS[name][verdict]}
                  </li>
                ))}
              </ul>
            </Prose>
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

const MEANINGS: Record<Verdict, string> = {
  pass: 'What we know meets the rule. It does not mean that you get the job or the visa, or that the employer is honest.',
  fail: 'The rules, or the advert’s own words, say no. Rules have exceptions for people who are in the UK already, so check for yourself too.',
  unknown:
    'We cannot tell, and we do not guess. That is not a bad sign in itself. It tells you what to ask.',
}

function Answers() {
  return (
    <Section id="answers" title="What the answers mean">
      <Prose>
        {VERDICTS.map((verdict) => {
          const { word, icon, tone } = VERDICT_LOOKS[verdict]
          return (
            <p key={verdict}>
              <Tag tone={tone} icon={icon}>
                {word}
              </Tag>{' '}
              {MEANINGS[verdict]}
            </p>
          )
        })}
        <p>
          A licence is no proof of honesty. It says that the Home Office allows an organisation to
          sponsor people; it does not say that this job is real.
        </p>
        <p>
          <strong>{NOT_ADVICE}</strong> Only the Home Office decides on a visa.
        </p>
      </Prose>
    </Section>
  )
}
