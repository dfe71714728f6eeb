/** The limits of templates for adverts, and of those for messages. */
export const TEMPLATE_LIMITS = {
  /** Maximum lengths in characters. */
  name: 80,
  /** The maximum number per organisation. */
  count: 50,
} as const
