import { expect, test } from 'vitest'
import { CATEGORIES } from '#trade/categories.ts'
import rules from './category-rules.json' with { type: 'json' }
import { assignCategory } from './category.ts'

function choose(title: string, { named = '', employerName = 'Saltmarsh Ltd' } = {}) {
  return assignCategory(named, { title, employerName }, 'administration')
}

test.each([
  ['Registered Nurse (RGN) – nights', 'nursing'],
  ['Band 6 Community Midwife', 'nursing'],
  ['Registered Mental Health Nurse', 'nursing'],
  ['Dental Nurse', 'dentistry'],
  ['Veterinary Nurse', 'veterinary'],
  ['Nursery Nurse', 'education'],
  ['Consultant Psychiatrist', 'mental-health'],
  ['Psychological Wellbeing Practitioner', 'mental-health'],
  ['Lead Clinical Pharmacist', 'pharmaceuticals'],
  ['Healthcare Assistant', 'healthcare'],
  ['Consultant Radiologist', 'healthcare'],
  ['Physiotherapist – MSK', 'healthcare'],
  ['Salaried GP', 'healthcare'],
  ['Senior Care Assistant', 'social-care'],
  ['Support Workers (Hull)', 'social-care'],
  ['Children’s Social Worker', 'social-care'],
  ['Medical Secretary', 'administration'],
  ['Ward Clerk', 'administration'],
  ['Senior Full-Stack Developer', 'tech'],
  ['.NET Engineer', 'tech'],
  ['C++ Engineer', 'tech'],
  ['IT Service Desk Analyst', 'tech'],
  ['Lead Data Scientist', 'data'],
  ['Cyber Security Analyst', 'cyber-security'],
  ['Management Accountant', 'finance'],
  ['Equity Research Analyst', 'banking'],
  ['Motor Claims Handler', 'insurance'],
  ['Quantity Surveyor', 'construction'],
  ['Electrician', 'construction'],
  ['Mechanical Engineer', 'engineering'],
  ['Systems Engineer (Cardiff)', 'tech'],
  ['HGV Class 1 Driver', 'logistics'],
  ['Chef de Partie', 'hospitality'],
  ['Primary School Teacher', 'education'],
  ['Recruitment Consultant', 'human-resources'],
  ['Paralegal', 'legal'],
  ['Store Manager', 'retail'],
  ['Farm Worker', 'agriculture'],
  ['Vehicle Technician', 'automotive'],
  ['Aircraft Fitter', 'aviation'],
  ['Lifeguard', 'sports'],
  ['Architectural Technologist', 'architecture'],
])('%s belongs to %s', (title, slug) => {
  expect(choose(title)).toBe(slug)
})

test.each([
  ['Team Leader', 'Health', 'healthcare'],
  ['Team Leader', 'social-care', 'social-care'],
  ['Team Leader', 'IT Jobs', 'tech'],
  ['Staff Nurse', 'Healthcare & Nursing Jobs', 'nursing'],
  ['Speech Therapist', 'Healthcare & Nursing Jobs', 'healthcare'],
  ['Site Manager', 'Trade & Construction Jobs', 'construction'],
  ['Software Engineer', 'Sales Jobs', 'tech'],
  ['Tyre Technician', 'Engineering Jobs', 'automotive'],
  ['Bookkeeper', 'Part time Jobs', 'finance'],
])('%s filed under %s belongs to %s', (title, named, slug) => {
  expect(choose(title, { named })).toBe(slug)
})

test('a title that says nothing leaves it to the employer, then to the fallback', () => {
  expect(choose('Team Leader', { employerName: 'Fenland Hospital NHS Trust' })).toBe('healthcare')
  expect(choose('Consultant', { employerName: 'Fenland Hospital NHS Trust' })).toBe('healthcare')
  expect(choose('Team Leader')).toBe('administration')
})

test('every rule leads to a category we have', () => {
  const slugs = new Set(CATEGORIES.map(({ slug }) => slug))
  expect(rules.map(({ slug }) => slug).filter((slug) => !slugs.has(slug))).toEqual([])
})
