import { YES_NO, type Question } from '#platform/forms/pages/use/question.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'

/** The questions for a personal answer, in this order. */
export const QUESTIONS: Question<PersonalAnswers>[] = [
  {
    name: 'where',
    label: 'Where are you now?',
    options: [
      { value: 'abroad', label: 'Outside the UK' },
      { value: 'uk', label: 'In the UK' },
    ],
  },
  {
    name: 'permission',
    label: 'Which UK visa do you have, or did you have last?',
    hint: 'Your eVisa shows this. For Skilled Worker, use the date you first got it.',
    options: [
      { value: 'none', label: 'I never had one' },
      { value: 'student', label: 'Student visa' },
      { value: 'graduate', label: 'Graduate visa' },
      {
        value: 'skilled-worker-since-2025-07',
        label: 'Skilled Worker, 22 Jul 2025 or later',
      },
      {
        value: 'skilled-worker-since-2024-04',
        label: 'Skilled Worker, 4 Apr 2024 to 21 Jul 2025',
      },
      {
        value: 'skilled-worker-before-2024-04',
        label: 'Skilled Worker, before 4 Apr 2024',
      },
      { value: 'dependant', label: 'Dependant or partner visa' },
      { value: 'settled', label: 'Settled, British or Irish' },
      {
        value: 'not-switchable',
        label: 'Visitor, short-term student, seasonal worker or domestic worker',
      },
      { value: 'other', label: 'Another visa' },
    ],
  },
  {
    name: 'sameEmployer',
    label: 'Have you worked legally for this employer, in this kind of job, for 3 months or more?',
    options: YES_NO,
  },
  {
    name: 'isUnder26',
    label: 'Will you be under 26 on the day you apply for the visa?',
    options: YES_NO,
  },
  {
    name: 'qualification',
    label: 'What is your highest qualification?',
    hint: 'A PhD counts when its subject is needed in this job.',
    options: [
      { value: 'none', label: 'No degree' },
      { value: 'degree', label: 'A degree' },
      { value: 'phd', label: 'A PhD' },
      { value: 'stem-phd', label: 'A PhD in science, technology, engineering or mathematics' },
    ],
  },
  {
    name: 'english',
    label: 'How good is your English?',
    hint: 'Use your lowest level out of reading, writing, speaking and listening. The level is on your test result.',
    options: [
      { value: 'below-b1', label: 'Below B1' },
      { value: 'b1', label: 'B1' },
      { value: 'b2', label: 'B2, C1 or C2' },
    ],
  },
  {
    name: 'registration',
    label: 'Are you registered in the UK for this work?',
    hint: 'Nurses and midwives: NMC. Doctors: GMC. Other health work: HCPC, for example.',
    options: [
      { value: 'registered', label: 'Yes' },
      { value: 'working-towards', label: 'Not yet, but I have started' },
      { value: 'no', label: 'No' },
    ],
  },
]

const BRIEF: Record<string, string> = {
  abroad: 'abroad',
  uk: 'in the UK',
  student: 'Student visa',
  graduate: 'Graduate visa',
  dependant: 'dependant',
  settled: 'settled',
  degree: 'degree',
  phd: 'PhD',
  'stem-phd': 'STEM PhD',
  'below-b1': 'English below B1',
  b1: 'English B1',
  b2: 'English B2',
  registered: 'registered',
  'working-towards': 'registration started',
  no: 'not registered',
}

/** ‘abroad, degree, English B2’: a summary of the answers in the order of the questions. */
export function summarize(answers: PersonalAnswers): string {
  const { where, permission = '', qualification, english, registration } = answers
  const visa = permission.startsWith('skilled-worker') ? 'Skilled Worker' : BRIEF[permission]
  const answered = [where, qualification, english, registration].map(
    (answer) => BRIEF[answer ?? ''],
  )
  const parts = [answered[0], visa, ...answered.slice(1), answers.isUnder26 === 'yes' && 'under 26']
  return parts.filter(Boolean).join(', ') || 'some answers'
}
