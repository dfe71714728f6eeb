import { LRUCache } from 'lru-cache'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isSame } from './is-same.ts'
import { KeepingContext, type IsStill } from './kept.tsx'

/**
 * The HTML of a part with these props: as it was kept when nothing has changed, else made anew. What is
 * kept next under a name takes the place of the last. Whatever passes in it is added to `passing`.
 */
export type KeepHtml = <Props extends object>(
  Part: ComponentType<Props>,
  props: Props,
  name: string,
  passing: IsStill[],
) => string

interface KeptHtml {
  props: object
  passing: IsStill[]
  html: string
}

/** Keeps what was used last, up to so many characters of HTML. */
export function createKeepHtml(mostCharacters: number): KeepHtml {
  const kept = new LRUCache<string, KeptHtml>({
    maxSize: mostCharacters,
    sizeCalculation: ({ html }) => html.length + 1,
  })

  return function keepHtml(Part, props, name, passing) {
    const known = kept.get(name)
    if (known && isSame(known.props, props) && known.passing.every((isStill) => isStill())) {
      // What is the same object next time need not be looked into.
      known.props = props
      passing.push(...known.passing)
      return known.html
    }
    const keeping = { keepHtml, passing: [] as IsStill[] }
    const html = inOnePiece(
      renderToStaticMarkup(
        <KeepingContext value={keeping}>
          <Part {...props} />
        </KeepingContext>,
      ),
    )
    kept.set(name, { props, passing: keeping.passing, html })
    passing.push(...keeping.passing)
    return html
  }
}

/** A string made of a thousand small ones stays a tree of them, to be walked for every page it is in. */
function inOnePiece(text: string) {
  return Buffer.from(text).toString()
}
