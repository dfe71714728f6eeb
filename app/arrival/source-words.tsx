import { OutsideLink } from '#app/marketing/parts/outside-link.tsx'
import { mediumDate } from '#contract/formats.ts'

interface SourceWordsProps {
  title: string
  url: string
  checkedOn: string
  /** Nobody has read it there: the reader is asked to. */
  isUnverified: boolean
}

/** Where something stands, and whether we have read it there. */
export function SourceWords({ title, url, checkedOn, isUnverified }: SourceWordsProps) {
  const day = mediumDate(checkedOn)
  return isUnverified ? (
    <>
      {`From reports, ${day}. Check the amount or the rule at the source: `}
      <OutsideLink href={url}>{title}</OutsideLink>.
    </>
  ) : (
    <>
      <OutsideLink href={url}>{title}</OutsideLink>
      {`, as of ${day}.`}
    </>
  )
}
