import { Fragment } from 'react'
import { Link } from '#app/ui/link.tsx'

interface RichProps {
  /** With parts in tags: ‘stop and <link>tell us</link>’. */
  text: string
  /** Where each tag leads. */
  links: Record<string, string>
}

const TAG = /<(\w+)>([^<]*)<\/\w+>/

/** A text with links in it, which stand elsewhere in each language. */
export function Rich({ text, links }: RichProps) {
  // Words, and after each of them the name and the content of a tag.
  const parts = text.split(TAG)
  return parts.map((part, index) => {
    if (index % 3 === 1) return null
    const href = index % 3 === 2 ? links[parts[index - 1] ?? ''] : undefined
    // Its place is what tells a part from the others.
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
