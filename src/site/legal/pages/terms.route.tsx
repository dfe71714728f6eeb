import { requestContext } from '#platform/pages/context.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Prose } from '#platform/layout/sections/section.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { OperatorLine } from './operator-line.tsx'
import type { Route } from './+types/terms.route.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { operator: context.get(requestContext).site.operator }
}

export default function TermsPage({ loaderData: { operator } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <title>Terms – Landfall</title>
      <meta
        name="description"
        content="Who may use Landfall, what it costs, what may not be posted, how we deal with reports and appeals, and what we do not promise."
      />
      <PageHeader title="Terms">
        <p>What you can expect from us, and what we expect from you.</p>
      </PageHeader>
      <Prose>
        <h2>Who may use it</h2>
        <p>
          Anybody may read, search and report, from any country, without an account. To apply or to
          post you need one. Use your own name, and say truly for whom you post.
        </p>
        <h2>People who look for work never pay</h2>
        <p>
          We take no money from them, and no employer here may: not for the job, an interview, a
          certificate of sponsorship or a visa. If somebody asks you for money,{' '}
          <Link href="/contact">tell us</Link>.
        </p>
      </Prose>
      <Prose>
        <h2>What may not be posted</h2>
        <ul>
          <li>Jobs that do not exist, or in somebody else’s name.</li>
          <li>Fees for workers, or keeping their passports.</li>
          <li>Adverts that break the Equality Act 2010 or pay below the minimum wage.</li>
          <li>Threats, insults, and anything else that is against the law.</li>
        </ul>
        <p>
          Messages and questions must keep to this, too. What you post, you answer for. You let us
          show an advert here, in feeds and to search engines, until it closes.
        </p>
      </Prose>
      <UnlawfulContent />
      <Prose>
        <h2>What we do not promise</h2>
        <p>
          We do not promise that an advert is true, that an employer answers, or that you get a job
          or a visa. Our check says whether a job could be sponsored under the rules of its date. It
          is not advice about you: for that, ask a registered immigration adviser. The site may be
          down at times.
        </p>
        <p>Nothing here takes away a right that the law gives you.</p>
        <h2>Ending it</h2>
        <p>
          You can delete your account at any time, in <Link href="/setting">Settings</Link>. We can
          suspend an account that breaks these terms, and we say why.
        </p>
        <h2>Who we are</h2>
        <OperatorLine operator={operator} />
        <p>
          <Link href="/contact">Write to us</Link>. What happens to your data is on the page{' '}
          <Link href="/privacy">Privacy</Link>. The English text counts.
        </p>
      </Prose>
    </PageLayout>
  )
}

function UnlawfulContent() {
  return (
    <Prose>
      <h2>How we deal with what is unlawful</h2>
      <ul>
        <li>
          <b>Rules</b> read the texts of adverts before they are public. Some texts they refuse, and
          say which words. Some wait until a person has looked.
        </li>
        <li>
          <b>Anybody can report</b> an advert, from its page, with or without an account.
        </li>
        <li>
          <b>A person at our desk decides.</b> They can take the advert down, or suspend who posted
          it.
        </li>
        <li>
          <b>We say why.</b> Whoever posted it gets the decision and the reason by email.
        </li>
      </ul>
      <h2>Appeals and complaints</h2>
      <p>
        Were you stopped, and you think that is wrong? The email has a link to your case: say there
        why, and we look again. Did you report something, and we did nothing? Or is your trouble
        with us? <Link href="/contact">Write to us</Link>: a person reads it.
      </p>
    </Prose>
  )
}
