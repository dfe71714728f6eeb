import { hash } from 'node:crypto'
import { escapeXml } from '#platform/text/xml.ts'

/** Inline, without a file of its own: it is sent when the server has no time for more. */
const STYLE = `
:root { color-scheme: light dark; --ground: #f2f7f9; --text: #0b2436; --accent: #0b5c7d; --on-accent: #fff }
@media (prefers-color-scheme: dark) { :root { --ground: #071722; --text: #e9f2f7; --accent: #86cdf0; --on-accent: #06202f } }
body { display: grid; min-block-size: 100vh; margin: 0; padding: 1rem; box-sizing: border-box; place-content: center;
  background: var(--ground); color: var(--text); font: 1.125rem/1.5 system-ui, sans-serif }
main { max-inline-size: 30rem; overflow-wrap: anywhere }
b { color: var(--accent) }
h1 { margin-block: .75rem; font-size: 1.75rem; line-height: 1.2 }
p { margin-block: 0 1.5rem }
a { display: inline-block; padding: .75rem 1.5rem; border-radius: .5rem; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
`

/** All that the page may load: its own style. */
export const FAILURE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A link to what helps. */
export interface WayOn {
  href: string
  label: string
}

const HOME: WayOn = { href: '/', label: 'Go to Landfall’s home page' }
export const TRY_AGAIN: WayOn = { href: '', label: 'Try again' }

/** A failure as a page: the first sentence is the title, the others follow. */
export function failurePage(message: string, { href, label } = HOME): string {
  const [first = '', ...rest] = message.split(/(?<=[.?!]) /)
  const title = escapeXml(first.replace(/\.$/, ''))
  const text = rest.length > 0 ? `<p>${escapeXml(rest.join(' '))}</p>\n` : ''
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Landfall</title>
<style>${STYLE}</style>
<main>
<b>Landfall</b>
<h1>${title}</h1>
${text}<a href="${escapeXml(href)}">${escapeXml(label)}</a>
</main>
</html>
`
}
