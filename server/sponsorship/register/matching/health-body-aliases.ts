import type { Alias } from './alias-data.ts'

const TRUST = 'The same health body under its earlier or shorter name, register of June 2026'

/** Bodies of the NHS that the register has under an earlier, a shorter or a misspelt name. */
export const HEALTH_BODY_ALIASES: Alias[] = [
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
