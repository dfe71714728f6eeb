import type { Trade } from './trade.ts'

/** Titles that look like one of a trade and are none, or mean whatever their employer does. */
export const NO_TRADE: Trade[] = [
  {
    code: '',
    titles: `business developer, property developer, product developer, new product developer, training developer,
      curriculum developer, content developer, course developer, learning developer, land developer, policy developer,
      talent developer, process developer, market developer, territory developer, recipe developer, food developer,
      community developer, sale developer, partnership developer, content author, vice president, senior vice president,
      general manager, operation manager, vet care, staff nurse accommodation, pilot project, pilot scheme, pilot programme`,
  },
]
