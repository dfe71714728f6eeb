import { Fragment } from 'react'
import { Link } from '#platform/ui/buttons/link.tsx'

interface RichProps {
  /** The text, with parts in tags: ‘stop and <link>tell us</link>’. */
  text: string
  /** The target of each tag. */
  links: Record<string, string>
}

const TAG = /<(\w+)>([^<]*)<\/\w+>/

/** A text with links, whose position varies by language. */
export function Rich({ text, links }: RichProps) {
  // Plain text, each followed by a tag's name and content.
  const parts = text.split(TAG)
  return parts.map((part, index) => {
    if (index % 3 === 1) return null
    const href = index % 3 === 2 ? links[parts[index - 1] ?? ''] : undefined
    // Parts differ only by their position.
    // oxlint-disable-next-line react/no-array-index-key
    return <Fragment key={index}>{href ? toLink(href, part) : part}</Fragment>
  })
}

function toLink(href: string, words: string) {
  return (
    <Link href={href} rel={href.startsWith('/') ? undefined : 'noopener'}>
      {words}
    </Link>
  )
}
