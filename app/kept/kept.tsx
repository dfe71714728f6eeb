import { createContext, useContext, type ComponentType, type HTMLAttributes } from 'react'
import type { KeepHtml } from './keep-html.tsx'

/** How to keep HTML, from the server's entry. Null on a page that hydrates: there, parts stay parts. */
export const KeepHtmlContext = createContext<KeepHtml | null>(null)

interface KeptOptions<Props> extends Pick<
  HTMLAttributes<HTMLElement>,
  'className' | 'aria-label' | 'aria-labelledby'
> {
  /** The element around the part. */
  as: 'li' | 'div' | 'section' | 'aside' | 'header' | 'footer'
  /** Tells one from the others where there are many: what it shows later takes the place of this. */
  nameOf?: (props: Props) => string
  /** What the part shows that is not in its props, such as how long ago something was. */
  changesWith?: (props: Props) => string
}

let count = 0

/**
 * `Part` in an element. On reading pages it is rendered once, and its HTML used again for as long as
 * the props are equal; the page is the same with and without, byte for byte. The props are plain data,
 * and with `changesWith` they are all that the part depends on: it reads no context. Parts in it may be kept for themselves.
 */
export function kept<Props extends object>(
  Part: ComponentType<Props>,
  { as: Element, nameOf, changesWith, ...attributes }: KeptOptions<Props>,
): ComponentType<Props> {
  count += 1
  const id = count

  return function Kept(props) {
    const keepHtml = useContext(KeepHtmlContext)
    if (!keepHtml) {
      return (
        <Element {...attributes}>
          <Part {...props} />
        </Element>
      )
    }
    const name = `${id} ${nameOf?.(props) ?? ''}`
    const html = keepHtml(Part, props, { name, moment: changesWith?.(props) ?? '' })
    return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  }
}
