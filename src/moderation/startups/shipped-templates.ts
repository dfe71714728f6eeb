import type { CaseTemplate } from '#founders/cases/founder-case.ts'
import templates from './shipped-templates.json' with { type: 'json' }

/** Templates that come with the site. An admin completes and changes them before sending. */
export const SHIPPED_TEMPLATES: readonly CaseTemplate[] = templates.map((template) => ({
  ...template,
  text: template.text.join('\n'),
}))
