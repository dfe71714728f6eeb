import type { Concept } from '#board/search/words/concept.ts'

const AT_SCHOOL = 'school, pupil, teach, classroom, primary, academy, special educational'

export const EDUCATION: Concept[] = [
  { lexeme: '~teacher', label: 'teacher', forms: 'teacher, schoolteacher, school teacher' },
  {
    lexeme: '~ta',
    label: 'teaching assistant (TA)',
    forms: `teaching assistant, teacher assistant, teachers assistant, classroom assistant,
      learning support assistant, school assistant`,
    capitals: 'TA, LSA',
    requiredNearby: AT_SCHOOL,
  },
  {
    lexeme: '~hlta',
    label: 'higher level teaching assistant (HLTA)',
    forms: 'HLTA, higher level teaching assistant',
    broader: '~ta',
  },
  {
    lexeme: '~sen',
    topic: true,
    label: 'special educational needs (SEN, SEND)',
    forms: `special educational need, special educational needs, special education need,
      special needs, special educational needs and disability, special education`,
    capitals: 'SEN, SEND',
    requiredNearby: AT_SCHOOL,
  },
  {
    lexeme: '~senco',
    label: 'special educational needs co-ordinator (SENCO)',
    forms: `SENCO, SENDCO, special educational needs coordinator, special needs coordinator,
      SEN coordinator, SEND coordinator`,
    broader: '~sen',
  },
  {
    lexeme: '~sen-teacher',
    label: 'special needs teacher (SEN)',
    forms: 'SEN teacher, SEND teacher, special needs teacher, special educational needs teacher',
    broader: '~sen, ~teacher',
  },
  {
    lexeme: '~sen-ta',
    label: 'special needs teaching assistant (SEN TA)',
    forms: `SEN teaching assistant, SEND teaching assistant, SEN TA, SEND TA,
      special needs teaching assistant, SEN learning support assistant, SEN LSA`,
    broader: '~sen, ~ta',
  },
  {
    lexeme: '~semh',
    topic: true,
    label: 'social, emotional and mental health (SEMH)',
    forms: 'SEMH, social emotional and mental health, social emotional mental health',
  },
  {
    lexeme: '~ect',
    label: 'early career teacher (ECT, NQT)',
    forms: 'NQT, newly qualified teacher, early career teacher',
    capitals: 'ECT',
    requiredNearby: 'teacher, school, pupil',
    broader: '~teacher',
  },
  {
    lexeme: '~early-years',
    topic: true,
    label: 'early years (EYFS)',
    forms: 'EYFS, early years foundation stage, early years, EYP, early years practitioner',
  },
  {
    lexeme: '~nursery-nurse',
    label: 'nursery nurse or practitioner',
    forms: `nursery nurse, nursery practitioner, nursery assistant, nursery worker, nursery educator, nursery staff, early years educator`,
    broader: '~early-years',
  },
  {
    lexeme: '~headteacher',
    label: 'headteacher',
    forms: 'headteacher, head teacher, head of school',
    broader: '~teacher',
  },
  {
    lexeme: '~supply-teacher',
    label: 'supply teacher',
    forms: 'supply teacher, cover teacher',
    broader: '~teacher',
  },
  {
    lexeme: '~pastoral-care',
    topic: true,
    label: 'pastoral care',
    forms: 'pastoral care, pastoral care assistant, pastoral care manager, pastoral support',
  },
  { lexeme: '~lecturer', label: 'lecturer', forms: 'lecturer' },
  {
    lexeme: '~qts',
    topic: true,
    label: 'qualified teacher status (QTS)',
    forms: 'QTS, qualified teacher status',
  },
]
