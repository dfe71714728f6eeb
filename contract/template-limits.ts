export const TEMPLATE_LIMITS = {
  /** In characters. */
  name: 80,
  /** Of one organisation. */
  templates: 50,
} as const
