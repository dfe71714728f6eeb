import { toScriptText } from '#app/script-text.ts'

/**
 * Adds facts for search engines to the head of a rendered page. Browsers do not run them, so that the
 * policy on scripts allows them, and React passes over them: the components need not know of them.
 */
export function insertStructuredData(html: string, facts: (object | null)[]): string {
  const blocks = facts
    .filter((fact) => fact !== null)
    .map((fact) => `<script type="application/ld+json">${toScriptText(fact)}</script>`)
  return html.replace('</head>', () => `${blocks.join('')}</head>`)
}
