import { OFFICIAL, OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'

/** Paragraphs, headings (`# …`) and lists of a page whose words are data. */
export function Written({ text }: { text: readonly (string | readonly string[])[] }) {
  return text.map((part, index) =>
    typeof part !== 'string' ? (
      <ul key={index}>
        {part.map((item) => (
          <li key={item}>
            <Words text={item} />
          </li>
        ))}
      </ul>
    ) : part.startsWith('# ') ? (
      <h2 key={index}>{part.slice(2)}</h2>
    ) : (
      <p key={index}>
        <Words text={part} />
      </p>
    ),
  )
}

const MARKED = /(<b>.*?<\/b>|\[.*?\]\(.*?\))/

/** A text with `<b>bold</b>` words and `[links](/contact)`, or with the name of an official page as the address. */
export function Words({ text }: { text: string }) {
  return text.split(MARKED).map((piece, index) => {
    if (index % 2 === 0) return piece
    const [, words = '', href] = /^\[(.*)\]\((.*)\)$/.exec(piece) ?? []
    if (href === undefined) return <b key={index}>{piece.slice(3, -4)}</b>
    const official = Object.entries(OFFICIAL).find(([name]) => name === href)?.[1]
    const To = official || href.startsWith('http') ? OutsideLink : Link
    return (
      <To key={index} href={official ?? href}>
        {words}
      </To>
    )
  })
}
