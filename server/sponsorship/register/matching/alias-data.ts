interface Alias {
  /** What adverts say. */
  known: string[]
  /** What the register prints. */
  legal: string
  source: string
}

const RESOLUTION = 'Names as resolved by hand in public job-search notes, August 2026'
const PRINTED = 'The register prints both names, June 2026'

/**
 * Employers whose register entry bears a name that no rule leads to. Only names nobody else goes by: bare
 * ‘Kraken’ is an exchange and an energy company, ‘Block’ and ‘Elastic’ are anybody's words.
 */
export const ALIASES: Alias[] = [
  {
    known: ['Kraken (crypto exchange)', 'Kraken Digital Asset Exchange', 'Payward'],
    legal: 'Crypto Facilities Ltd',
    source: RESOLUTION,
  },
  { known: ['Dojo'], legal: 'Paymentsense Limited', source: RESOLUTION },
  {
    known: ['HelloFresh', 'Hello Fresh', 'HelloFresh UK'],
    legal: 'Grocery Delivery E-services UK Ltd',
    source: RESOLUTION,
  },
  { known: ['Coinbase'], legal: 'CB Payments Ltd', source: RESOLUTION },
  { known: ['Airtable'], legal: 'Formagrid UK Limited', source: RESOLUTION },
  { known: ['Speechmatics'], legal: 'Cantab Research Limited', source: RESOLUTION },
  { known: ['Zego'], legal: 'Extracover Limited', source: RESOLUTION },
  { known: ['ClearScore'], legal: 'Clear Score Technology Limited', source: RESOLUTION },
  { known: ['Deliveroo'], legal: 'Roofoods Ltd', source: PRINTED },
  { known: ['Gousto'], legal: 'SCA Investments', source: PRINTED },
  { known: ['Capital on Tap'], legal: 'New Wave Capital Ltd', source: PRINTED },
  { known: ['Legora'], legal: 'Judilica UK Ltd', source: PRINTED },
  { known: ['Apollo.io'], legal: 'Zenleads International Limited', source: PRINTED },
]
