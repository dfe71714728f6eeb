import { OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'

interface SourceWordsProps {
  title: string
  url: string
  /** Null if we have not read it there. */
  checkedOn: string | null
  /** We have not read it there, so the reader should. */
  isUnverified: boolean
}

/** The source of a statement, and whether we have checked it. */
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
        : 'How it is today: '}
      <OutsideLink href={url}>{title}</OutsideLink>.
    </>
  )
}
