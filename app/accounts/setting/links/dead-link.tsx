import { FogLight } from '#app/art/fog-light.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { WaysOn } from '#app/not-found/ways-on.tsx'
import { Link } from '#app/ui/link.tsx'

/** A mailed link that has done its work, or never will. */
export function DeadLink() {
  return (
    <PageLayout>
      <title>This link no longer works – Landfall</title>
      <meta name="robots" content="noindex" />
      <WaysOn art={<FogLight />} title="This link no longer works">
        <p>
          It has been used, is too old, or a newer one was sent. Open the newest mail, or ask for
          another in <Link href="/setting">your settings</Link>.
        </p>
      </WaysOn>
    </PageLayout>
  )
}
