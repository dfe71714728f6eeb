import type { Alias } from './alias-data.ts'

/** A body of the NHS that goes on under another name. A dissolved one is none of them. */
interface Merger extends Alias {
  /** The day on which it took this name, or was taken over. ISO date. */
  since: string
}

const MERGER =
  'The trust that took over or renamed this one (statutory transactions of NHS trusts, NHS England), on the register of June 2026'
const BOARD =
  'The integrated care board that took over the commissioning group’s staff (Health and Care Act 2022), on the register of June 2026'

/** Adverts and employers keep the older names for years. */
export const MERGERS: Merger[] = [
  {
    known: ['Southern Health NHS Foundation Trust', 'Solent NHS Trust'],
    legal: 'Hampshire and Isle of Wight Healthcare NHS Foundation Trust',
    since: '2024-10-01',
    source: MERGER,
  },
  {
    known: [
      'Royal Devon and Exeter NHS Foundation Trust',
      'Northern Devon Healthcare NHS Trust',
      'Northern Devon Healthcare Trust',
    ],
    legal: 'Royal Devon University Healthcare NHS Foundation Trust',
    since: '2022-04-01',
    source: MERGER,
  },
  {
    known: [
      'Royal Bournemouth and Christchurch Hospitals NHS Foundation Trust',
      'Poole Hospital NHS Foundation Trust',
      'University Hospitals Dorset NHS Foundation Trust',
    ],
    legal: 'University Hospitals Dorset',
    since: '2020-10-01',
    source: MERGER,
  },
  {
    known: [
      'Brighton and Sussex University Hospitals NHS Trust',
      'Western Sussex Hospitals NHS Foundation Trust',
    ],
    legal: 'University Hospitals Sussex NHS Foundation Trust',
    since: '2021-04-01',
    source: MERGER,
  },
  {
    known: ['Salford Royal NHS Foundation Trust', 'Pennine Acute Hospitals NHS Trust'],
    legal: 'Northern Care Alliance NHS Foundation Trust',
    since: '2021-10-01',
    source: MERGER,
  },
  {
    known: [
      'St Helens and Knowsley Teaching Hospitals NHS Trust',
      'Southport and Ormskirk Hospital NHS Trust',
    ],
    legal: 'Mersey and West Lancashire Teaching Hospitals NHS Trust',
    since: '2023-07-01',
    source: MERGER,
  },
  {
    known: ['North West Boroughs Healthcare NHS Foundation Trust'],
    legal: 'Mersey Care NHS Trust',
    since: '2021-06-01',
    source: MERGER,
  },
  {
    known: ['Worcestershire Health and Care NHS Trust'],
    legal: 'Herefordshire and Worcestershire Health and Care NHS Trust',
    since: '2020-04-01',
    source: MERGER,
  },
  {
    known: [
      'Yeovil District Hospital NHS Foundation Trust',
      'Taunton and Somerset NHS Foundation Trust',
      'Somerset Partnership NHS Foundation Trust',
    ],
    legal: 'Somerset NHS Foundation Trust',
    since: '2023-04-01',
    source: MERGER,
  },
  {
    known: [
      'Barnet, Enfield and Haringey Mental Health NHS Trust',
      'Barnet Enfield and Haringey Mental Health Trust',
      'Camden and Islington NHS Foundation Trust',
    ],
    legal: 'North London NHS Foundation Trust (NLFT)',
    since: '2024-11-01',
    source: MERGER,
  },
  {
    known: ['Royal Brompton and Harefield NHS Foundation Trust'],
    legal: "Guy's and St. Thomas' NHS Foundation Trust",
    since: '2021-02-01',
    source: MERGER,
  },
  {
    known: [
      'Kingston Hospital NHS Foundation Trust',
      'Hounslow and Richmond Community Healthcare NHS Trust',
    ],
    legal: 'Kingston and Richmond NHS Foundation Trust',
    since: '2024-11-01',
    source: MERGER,
  },
  {
    known: [
      'Mid Essex Hospital Services NHS Trust',
      'Southend University Hospital NHS Foundation Trust',
      'Basildon and Thurrock University Hospitals NHS Foundation Trust',
    ],
    legal: 'Mid and South Essex NHS Foundation Trust',
    since: '2020-04-01',
    source: MERGER,
  },
  {
    known: [
      'Bedford Hospital NHS Trust',
      'Luton and Dunstable University Hospital NHS Foundation Trust',
    ],
    legal: 'Bedfordshire Hospitals NHS Foundation Trust',
    since: '2020-04-01',
    source: MERGER,
  },
  {
    known: [
      'Royal Liverpool and Broadgreen University Hospitals NHS Trust',
      'Aintree University Hospital NHS Foundation Trust',
    ],
    legal: 'Liverpool University Hospitals NHS Foundation Trust',
    since: '2019-10-01',
    source: MERGER,
  },
  {
    known: ['Colchester Hospital University NHS Foundation Trust', 'Ipswich Hospital NHS Trust'],
    legal: 'East Suffolk and North Essex NHS Foundation Trust',
    since: '2018-07-01',
    source: MERGER,
  },
  {
    known: ['2gether NHS Foundation Trust', 'Gloucestershire Care Services NHS Trust'],
    legal: 'Gloucestershire Health and Care NHS Foundation Trust',
    since: '2019-10-01',
    source: MERGER,
  },
  {
    known: ['Portsmouth Hospitals NHS Trust', 'Portsmouth Hospitals NHS Trust Staff Bank'],
    legal: 'Portsmouth Hospitals University NHS Trust',
    since: '2020-07-31',
    source: MERGER,
  },
  {
    known: ['NHS Wales Informatics Service'],
    legal: 'Digital Health and Care Wales',
    since: '2021-04-01',
    source: MERGER,
  },
  {
    known: ['NHS Digital'],
    legal: 'NHS England',
    since: '2023-02-01',
    source: MERGER,
  },
  {
    known: ['NHS Birmingham and Solihull CCG', 'Birmingham and Solihull CCG'],
    legal: 'NHS Birmingham and Solihull Integrated Care Board',
    since: '2022-07-01',
    source: BOARD,
  },
  {
    known: [
      'Bristol, North Somerset and South Gloucestershire CCG',
      'NHS Bristol, North Somerset and South Gloucestershire CCG',
    ],
    legal: 'NHS Bristol, North Somerset and South Gloucestershire Integrated Care Board',
    since: '2022-07-01',
    source: BOARD,
  },
  {
    known: [
      'NHS Kent and Medway CCG',
      'NHS Kent and Medway Clinical Commissioning Group (formerly known as NHS Swale CCG)',
    ],
    legal: 'NHS Kent and Medway ICB',
    since: '2022-07-01',
    source: BOARD,
  },
  {
    known: ['NHS South East London CCG'],
    legal: 'NHS South East London Integrated Care Board',
    since: '2022-07-01',
    source: BOARD,
  },
  {
    known: ['NHS South West London CCG'],
    legal: 'South West London Integrated Care Board',
    since: '2022-07-01',
    source: BOARD,
  },
  {
    known: ['North Central London Clinical Commissioning Group', 'NHS North Central London CCG'],
    legal: 'NHS North Central London ICB',
    since: '2022-07-01',
    source: BOARD,
  },
  {
    known: ['Tower Hamlets Clinical Commissioning Group', 'NHS North East London CCG'],
    legal: 'NHS North East London Integrated Care Board (ICB)',
    since: '2022-07-01',
    source: BOARD,
  },
]
