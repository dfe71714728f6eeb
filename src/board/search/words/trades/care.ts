import type { Concept } from '#board/search/words/concept.ts'

/** Most carers in adverts are the patients' families: 'patients and their carers'. */
const FAMILY_BEFORE = `and, or, their, his, her, the, users, user, patients, patient, families,
  family, friends, to, for, with, of, parents, parent, relatives, including, stakeholders, involve,
  as, informal, unpaid, young, clients, public, visitors, residents, medical, between, by, both,
  from, people, adults, children, women, foster, staff, professionals, service, individuals, on`
const FAMILY_AFTER = `and, or, relatives, involvement, families, family, strategy, doctors, nurses,
  are, is, who, will, feedback, experience, passport, other, they, as, in`

export const CARE: Concept[] = [
  { lexeme: '~healthcare', topic: true, label: 'healthcare', forms: 'healthcare, health care' },
  {
    lexeme: '~hca',
    label: 'healthcare assistant (HCA)',
    forms: `HCA, healthcare assistant, health care assistant,  nursing assistant, nursing auxiliary,
      auxiliary nurse, nurse assistant, clinical healthcare assistant`,
    searchOnly: 'healthcare worker, health care worker',
    broader: '~healthcare',
  },
  {
    lexeme: '~hcsw',
    label: 'healthcare support worker (HCSW)',
    forms:
      'HCSW, healthcare support worker, health care support worker, clinical support worker, maternity support worker',
    broader: '~hca, ~support-worker',
  },
  {
    lexeme: '~care-support-worker',
    label: 'care support worker',
    forms: 'care support worker',
    broader: '~care-assistant, ~support-worker',
  },
  {
    lexeme: '~care-assistant',
    label: 'care assistant or carer',
    forms: `care assistant, care worker, 
      personal carer, professional carer, bank carer, day carer, relief carer`,
    ambiguous: {
      forms: 'carer, care giver, caregiver',
      notAfter: FAMILY_BEFORE,
      notBefore: FAMILY_AFTER,
    },
  },
  {
    lexeme: '~senior-carer',
    label: 'senior carer',
    forms: 'senior carer, senior care assistant, senior care worker',
    broader: '~care-assistant',
  },
  {
    lexeme: '~night-carer',
    label: 'night carer',
    forms: `night carer, night care assistant, night care worker, waking night carer,
      waking night care assistant`,
    broader: '~care-assistant, ~nights',
  },
  {
    lexeme: '~support-worker',
    label: 'support worker',
    forms: `support worker, residential support worker, community support worker,
      mental health support worker`,
  },
  {
    lexeme: '~domiciliary',
    topic: true,
    label: 'home care (domiciliary)',
    forms: 'domiciliary, domiciliary care, home care, homecare, care at home',
  },
  {
    lexeme: '~home-carer',
    label: 'home carer (domiciliary)',
    forms: `home carer, home care assistant, home care worker, homecare assistant,
      homecare worker, domiciliary carer, domiciliary care assistant, domiciliary care worker,
      domiciliary assistant, community carer, community care assistant, community care worker`,
    broader: '~domiciliary, ~care-assistant',
  },
  {
    lexeme: '~live-in',
    label: 'live-in carer',
    forms: 'live in care, live in carer, live in care assistant, live in care worker, livein carer',
    searchOnly: 'live in, livein',
    broader: '~care-assistant',
  },
  {
    lexeme: '~care-home',
    topic: true,
    label: 'care home or nursing home',
    forms: 'care home, nursing home, residential home, residential care, residential care home',
  },
  {
    lexeme: '~registered-manager',
    label: 'registered or care home manager',
    forms: `registered manager, care home manager, nursing home manager, care manager,
      registered care manager, residential home manager`,
    searchOnly: 'home manager',
    broader: '~care-home',
  },
  {
    lexeme: '~care-coordinator',
    label: 'care co-ordinator',
    forms: 'care coordinator',
  },
  {
    lexeme: '~homecare-coordinator',
    label: 'home care co-ordinator',
    forms: 'homecare coordinator, home care coordinator, domiciliary care coordinator',
    broader: '~care-coordinator, ~domiciliary',
  },
  {
    lexeme: '~social-worker',
    label: 'social worker',
    forms: `social worker, qualified social worker, registered social worker,
      approved social worker, ASW`,
    broader: '~social-work',
  },
  {
    lexeme: '~amhp',
    label: 'approved mental health professional (AMHP)',
    forms: 'AMHP, approved mental health professional, approved mental health practitioner',
  },
  {
    lexeme: '~camhs',
    topic: true,
    label: 'child and adolescent mental health (CAMHS)',
    forms: `CAMHS, CAMH, CYPMHS, CYPS mental health, child and adolescent mental health,
      children and adolescent mental health, child adolescent mental health`,
  },
  {
    lexeme: '~learning-disability',
    topic: true,
    label: 'learning disabilities (LD)',
    forms: 'learning disability, learning difficulty, learning disabled',
    capitals: 'LD',
    requiredNearby: 'disab, autis',
  },
  {
    lexeme: '~childcare',
    topic: true,
    label: 'childcare',
    forms: 'childcare, child care',
  },
  {
    lexeme: '~nanny',
    label: 'nanny or childminder',
    forms: 'nanny, childminder, child minder, au pair',
    broader: '~childcare',
  },
  {
    lexeme: '~elderly-care',
    topic: true,
    label: 'care of older people',
    forms: `elderly care, care of the elderly, care of older people, older people care,
      older person care, care for the elderly, geriatric medicine, geriatrics, medicine for the elderly,
      medicine for older people, COTE`,
    searchOnly: 'geriatric',
  },
]
