import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Prose } from '#platform/layout/sections/section.tsx'
import { Written } from '#site/pages/written.tsx'
import words from './accessibility.json' with { type: 'json' }

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
      {[words.tests, words.barriers].map((text, index) => (
        <Prose key={index}>
          <Written text={text} />
        </Prose>
      ))}
    </PageLayout>
  )
}
