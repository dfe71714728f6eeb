import { OutsideLink } from '#app/marketing/parts/outside-link.tsx'
import { mediumDate } from '#contract/formats.ts'

interface SourceWordsProps {
  title: string
  url: string
  /** Null if nobody has read it there. */
  checkedOn: string | null
  /** Nobody has read it there: the reader is asked to. */
  isUnverified: boolean
}

/** Where something stands, and whether we have read it there. */
export function SourceWords({ title, url, checkedOn, isUnverified }: SourceWordsProps) {
  if (!isUnverified && checkedOn)
    return (
      <>
        <OutsideLink href={url}>{title}</OutsideLink>
        {`, as of ${mediumDate(checkedOn)}.`}
      </>
    )
  return (
    <>
      {checkedOn
        ? `From reports, ${mediumDate(checkedOn)}. Check it at the source: `
        : 'We have not read it there ourselves. Check it: '}
      <OutsideLink href={url}>{title}</OutsideLink>.
    </>
  )
}
