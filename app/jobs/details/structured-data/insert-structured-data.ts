const ESCAPES: Record<string, string> = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '&': String.raw`\u0026`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}

/**
 * Adds facts for search engines to the head of a rendered page. Browsers do not run them, so that the
 * policy on scripts allows them, and React passes over them: the components need not know of them.
 */
export function insertStructuredData(html: string, facts: (object | null)[]): string {
  const blocks = facts
    .filter((fact) => fact !== null)
    .map((fact) => `<script type="application/ld+json">${asScriptText(fact)}</script>`)
  return html.replace('</head>', () => `${blocks.join('')}</head>`)
}

/** JSON that no text in it can end, comment out or break off, inside a `<script>`. */
function asScriptText(data: object): string {
  return JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign)
}
