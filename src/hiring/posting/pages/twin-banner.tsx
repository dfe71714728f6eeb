import { Banner } from '#platform/ui/toast/banner.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { previewPath } from '#trade/paths/posting-paths.ts'

interface TwinBannerProps {
  twin: { id: string; title: string; status: string }
}

/** Says, before anything is published, that the form would make the same advert once more. */
export function TwinBanner({ twin }: TwinBannerProps) {
  const path = twin.status === 'held' ? previewPath(twin.id) : jobPath(twin)
  return (
    <Banner tone="warning" title="You have posted this same advert already">
      It is <Link href={path}>{twin.title}</Link>. Change that one, or say below what differs: the
      town, the pay or the hours. The same advert is not published twice.
    </Banner>
  )
}
