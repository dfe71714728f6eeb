import { LRUCache } from 'lru-cache'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isSame } from './is-same.ts'
import { KeepHtmlContext } from './kept.tsx'

interface Place {
  /** Where it is kept; what is kept there next takes its place. */
  name: string
  /** What it depends on besides its props. */
  moment: string
}

/** The HTML of a part with these props: as it was kept when nothing has changed, else made anew. */
export type KeepHtml = <Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
  place: Place,
) => string

/** Keeps what was used last, up to so many characters of HTML. */
export function createKeepHtml(mostCharacters: number): KeepHtml {
  const kept = new LRUCache<string, { props: object; moment: string; html: string }>({
    maxSize: mostCharacters,
    sizeCalculation: ({ html }) => html.length + 1,
  })

  return function keepHtml(Part, props, { name, moment }) {
    const known = kept.get(name)
    if (known && known.moment === moment && isSame(known.props, props)) {
      // What is the same object next time need not be looked into.
      known.props = props
      return known.html
    }
    const html = inOnePiece(
      renderToStaticMarkup(
        <KeepHtmlContext value={keepHtml}>
          <Part {...props} />
        </KeepHtmlContext>,
      ),
    )
    kept.set(name, { props, moment, html })
    return html
  }
}

/** A string made of a thousand small ones stays a tree of them, to be walked for every page it is in. */
function inOnePiece(text: string) {
  return Buffer.from(text).toString()
}
