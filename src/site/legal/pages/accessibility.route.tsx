import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Prose } from '#platform/layout/sections/section.tsx'
import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'

export default function AccessibilityPage() {
  return (
    <PageLayout>
      <title>Accessibility – Landfall</title>
      <meta
        name="description"
        content="What we test so that everybody can use Landfall, what we have not tested, and how to tell us of a barrier."
      />
      <PageHeader title="Accessibility">
        <p>Everybody should be able to use this site. Tell us where you cannot.</p>
      </PageHeader>
      <Prose>
        <h2>What we test</h2>
        <ul>
          <li>
            A program checks every page, on a phone’s and a desktop’s width, against the rules of
            WCAG 2.2 AA that a program can check.
          </li>
          <li>No page scrolls sideways on a phone 360 pixels wide.</li>
          <li>What you press is at least 44 pixels high, except links within a sentence.</li>
          <li>You can search, apply and post with the keyboard alone.</li>
          <li>You can read, search and apply without JavaScript.</li>
        </ul>
        <h2>What we have not tested</h2>
        <ul>
          <li>Nobody outside has audited the site.</li>
          <li>People who use a screen reader every day have not tried all of it.</li>
          <li>Native speakers have not checked the translations.</li>
          <li>Documents that employers and applicants send may have barriers of their own.</li>
        </ul>
      </Prose>
      <Prose>
        <h2>Found a barrier?</h2>
        <p>
          <Link href="/contact">Write to us</Link>: say which page, and what you use. If we cannot
          mend it soon, we do for you what the page would have done.
        </p>
        <p>
          Not content with our answer? The{' '}
          <OutsideLink href="https://www.equalityadvisoryservice.com">
            Equality Advisory and Support Service
          </OutsideLink>{' '}
          advises people in England, Scotland and Wales.
        </p>
        <p>This page is in English only, and the English text counts.</p>
      </Prose>
    </PageLayout>
  )
}
