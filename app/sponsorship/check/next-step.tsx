import { OutsideLink } from '#app/marketing/parts/outside-link.tsx'

const ADDRESS = /(https:\/\/www\.gov\.uk\/[\w/-]+)/

/** What to do or ask next; an address of GOV.UK in it is a link. */
export function NextStep({ children: words }: { children: string }) {
  return (
    <p>
      <strong>What to do:</strong>{' '}
      {words.split(ADDRESS).map((part) =>
        ADDRESS.test(part) ? (
          <OutsideLink key={part} href={part}>
            {part}
          </OutsideLink>
        ) : (
          part
        ),
      )}
    </p>
  )
}
