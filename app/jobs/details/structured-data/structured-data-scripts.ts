import { escapeJson } from '#app/escape-json.ts'

/**
 * Facts for search engines. Browsers do not run them, so that the policy on scripts allows them, and React
 * passes over them: the components need not know of them.
 */
export function structuredDataScripts(facts: (object | null)[]): string {
  return facts
    .filter((fact) => fact !== null)
    .map(
      (fact) => `<script type="application/ld+json">${escapeJson(JSON.stringify(fact))}</script>`,
    )
    .join('')
}
