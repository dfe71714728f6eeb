interface Alias {
  /** What adverts say. */
  known: string[]
  /** What the register prints. */
  legal: string
  source: string
}

const RESOLUTION = 'Names as resolved by hand in public job-search notes, August 2026'
const TRUST = 'The same health body under its earlier or shorter name, register of June 2026'
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
  { known: ['Hywel Dda University Health Board'], legal: 'Hywel Dda Health Board', source: TRUST },
  {
    known: [
      'South Warwickshire NHS Foundation Trust',
      'South Warwickshire University NHS Foundation Trust',
    ],
    legal: 'South Warwickshire General Hospitals NHS Trust',
    source: TRUST,
  },
  {
    known: ['Betsi Cadwaladr University Local Health Board'],
    legal: 'Betsi Cadwaladr University Health Board',
    source: TRUST,
  },
  {
    known: ['Swansea Bay University Health Board'],
    legal: 'Swansea Bay University Local Health Board',
    source: TRUST,
  },
  {
    known: ['NELFT NHS Foundation Trust'],
    legal: 'North East London NHS Foundation Trust',
    source: TRUST,
  },
  {
    known: ['University Hospitals of North Midlands NHS Trust'],
    legal: 'University Hospitals North Midlands NHS Trust',
    source: TRUST,
  },
  {
    known: ['Avon and Wiltshire Mental Health Partnership NHS Trust'],
    legal: 'Avon and Wiltshire Mental Health NHS Partnership',
    source: TRUST,
  },
  {
    known: ['Chelsea and Westminster Hospital NHS Foundation Trust'],
    legal: 'Chelsea & Westminster NHS Foundation Trust',
    source: TRUST,
  },
  {
    known: ['South Tees Hospitals NHS Foundation Trust'],
    legal: 'South Tees Hospital NHS Foundation Trust',
    source: TRUST,
  },
  {
    known: ['Wirral University Teaching Hospital NHS Foundation Trust'],
    legal: 'Wirral University Teaching Hospitals NHS Trust',
    source: TRUST,
  },
  {
    known: ['Royal United Hospitals Bath NHS Foundation Trust'],
    legal: 'Royal United Hospital Bath NHS Trust',
    source: TRUST,
  },
  {
    known: ['Surrey and Sussex Healthcare NHS Trust'],
    legal: 'Surrey and Sussex NHS Trust',
    source: TRUST,
  },
  {
    known: ['Northampton General Hospital NHS Trust'],
    legal: 'Northampton General Hospital',
    source: TRUST,
  },
  {
    known: ['Doncaster and Bassetlaw Teaching Hospitals NHS Foundation Trust'],
    legal: 'Doncaster & Bassetlaw Hospitals NHS Foundation Trust',
    source: TRUST,
  },
  {
    known: ['Bradford District Care NHS Foundation Trust'],
    legal: 'Bradford District Care Trust NHS',
    source: TRUST,
  },
  {
    known: [
      'Wrightington, Wigan and Leigh NHS Foundation Trust',
      'Wrightington, Wigan and Leigh Teaching Hospitals NHS Foundation Trust',
    ],
    legal: 'Wrightington Wigan and Leigh Teaching Hospital NHS Foundation Trust',
    source: TRUST,
  },
  {
    known: ['North Staffordshire Combined Healthcare NHS Trust'],
    legal: 'North Staffordshire Combined NHS Trust',
    source: TRUST,
  },
  {
    known: ['North Middlesex University Hospitals NHS Trust'],
    legal: 'North Middlesex University Hospital NHS Trust',
    source: TRUST,
  },
  {
    known: ['Countess of Chester Hospital NHS Foundation Trust'],
    legal: 'Countess of Chester NHS Foundation Trust',
    source: TRUST,
  },
  {
    known: ['University Hospitals Dorset NHS Foundation Trust'],
    legal: 'University Hospitals Dorset',
    source: TRUST,
  },
  {
    known: ['York Teaching Hospital NHS Foundation Trust'],
    legal: 'York & Scarborough Teaching Hospitals NHS Foundation Trust',
    source: TRUST,
  },
  {
    known: ['Homerton University Hospital NHS Foundation Trust'],
    legal: 'Homerton Healthcare NHS Foundation Trust',
    source: TRUST,
  },
  {
    known: ['Mid Yorkshire Teaching NHS Trust'],
    legal: 'The Mid Yorkshire Hospitals NHS Trust',
    source: TRUST,
  },
  {
    known: ['West Hertfordshire Hospitals NHS Trust'],
    legal: 'West Hertfordshire Teaching Hospitals NHS Trust',
    source: TRUST,
  },
]
