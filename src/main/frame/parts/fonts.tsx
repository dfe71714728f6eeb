import heading from '#platform/styles/faces/bricolage-grotesque-650.woff2?url'
import text from '#platform/styles/faces/figtree-400-700.woff2?url'

/** Preloads of the typefaces' first files, so that a first visit has them on its first page (decision 101). */
export function FontPreloads() {
  return [heading, text].map((href) => (
    <link
      key={href}
      rel="preload"
      href={href}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ))
}
