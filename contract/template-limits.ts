/** Of templates for adverts, and of those for messages. */
export const TEMPLATE_LIMITS = {
  /** In characters. */
  name: 80,
  /** In an organisation. */
  count: 50,
} as const
