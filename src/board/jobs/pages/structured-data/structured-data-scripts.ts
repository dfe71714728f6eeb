import { escapeJson } from '#platform/pages/escape-json.ts'

/**
 * Structured data for search engines. Browsers do not run these scripts, so the content security policy allows them.
 * They are added outside React, so components need not know of them.
 */
export function structuredDataScripts(facts: (object | null)[]): string {
  return facts
    .filter((fact) => fact !== null)
    .map(
      (fact) => `<script type="application/ld+json">${escapeJson(JSON.stringify(fact))}</script>`,
    )
    .join('')
}
