import { createContext, useContext, type ComponentType, type HTMLAttributes } from 'react'
import type { KeepHtml } from './keep-html.tsx'

/** Whether something that passes with time still reads as it did when the HTML was made. */
export type IsStill = () => boolean

export interface Keeping {
  keepHtml: KeepHtml
  /** What the HTML being made shows that its data do not tell: `usePassing` adds to it. */
  passing: IsStill[]
}

/** How to keep HTML, from the server's entry. Null on a page that hydrates: there, parts stay parts. */
export const KeepingContext = createContext<Keeping | null>(null)

/** What passes with time, such as how long ago something was: HTML that holds it is kept no longer. */
export function usePassing(read: () => string): string {
  const keeping = useContext(KeepingContext)
  const now = read()
  keeping?.passing.push(() => read() === now)
  return now
}

interface KeptOptions<Props> extends Pick<
  HTMLAttributes<HTMLElement>,
  'className' | 'aria-label' | 'aria-labelledby'
> {
  /** The element around the part. */
  as: 'li' | 'div' | 'section' | 'aside' | 'header' | 'footer'
  /** Tells one from the others where there are many: what it shows later takes the place of this. */
  nameOf?: (props: Props) => string
}

let count = 0

/**
 * `Part` in an element. On reading pages it is rendered once, and its HTML used again for as long as
 * the props are equal; the page is the same with and without, byte for byte. The props are plain data,
 * and with what `usePassing` reads they are all that the part depends on: it reads no other context.
 * Parts in it may be kept for themselves.
 */
export function kept<Props extends object>(
  Part: ComponentType<Props>,
  { as: Element, nameOf, ...attributes }: KeptOptions<Props>,
): ComponentType<Props> {
  count += 1
  const id = count

  return function Kept(props) {
    const keeping = useContext(KeepingContext)
    if (!keeping) {
      return (
        <Element {...attributes}>
          <Part {...props} />
        </Element>
      )
    }
    const html = keeping.keepHtml(Part, props, `${id} ${nameOf?.(props) ?? ''}`, keeping.passing)
    return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  }
}
