import { requestContext } from '#platform/pages/context.ts'
import { Rich } from '#platform/languages/pages/rich.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Prose } from '#platform/layout/sections/section.tsx'
import { amberList } from '#site/apply-yourself/amber-list.ts'
import { APPLY_YOURSELF_PATH } from '#trade/paths/apply-yourself-path.ts'
import type { Route } from './+types/apply-yourself.route.ts'

const CODE =
  'https://www.gov.uk/government/publications/code-of-practice-for-the-international-recruitment-of-health-and-social-care-personnel'

export function loader({ context }: Route.LoaderArgs) {
  const { language, site } = context.get(requestContext)
  return {
    amber: amberList(language),
    canonical: site.publicUrl + inLanguage(language.path, APPLY_YOURSELF_PATH),
  }
}

/** For people in countries where nobody may recruit for health and care: they may still apply by themselves. */
export default function ApplyYourselfPage({ loaderData }: Route.ComponentProps) {
  const { words } = useLanguage()
  return (
    <PageLayout>
      <title>{`${words.applyYourself.title} – Landfall`}</title>
      <meta name="description" content={words.applyYourself.lead} />
      <link rel="canonical" href={loaderData.canonical} />
      <PageHeader title={words.applyYourself.title}>
        <p>{words.applyYourself.lead}</p>
      </PageHeader>
      <Prose>
        <h2>{words.applyYourself.you}</h2>
        <ul>
          <li>{words.applyYourself.you1}</li>
          <li>{words.applyYourself.you2}</li>
          <li>{words.applyYourself.you3}</li>
        </ul>
        <h2>{words.applyYourself.what}</h2>
        <p>{words.applyYourself.whatText}</p>
        <p>{loaderData.amber}</p>
        <h2>{words.applyYourself.them}</h2>
        <ul>
          <li>{words.applyYourself.them1}</li>
          <li>{words.applyYourself.them2}</li>
        </ul>
        <p>
          <OutsideLink href={CODE}>{words.applyYourself.source}</OutsideLink>
        </p>
        <p>
          <Rich text={words.applyYourself.sure} links={{ link: '/sponsorship' }} />
        </p>
      </Prose>
    </PageLayout>
  )
}
