import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'

/** A warning wherever the desk writes to somebody: what it may not say about that person’s visa. */
export function AdviceNote() {
  return (
    <Banner tone="warning" title="Never advise somebody on their own visa">
      Only registered advisers and lawyers may (Immigration and Asylum Act 1999, section 84). Say
      what the rules are for everybody. Is it about one person’s visa?{' '}
      <OutsideLink href="https://www.gov.uk/find-an-immigration-adviser">
        Send them to an adviser
      </OutsideLink>
    </Banner>
  )
}
