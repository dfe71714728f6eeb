import { expect, test } from 'vitest'
import { toPlain } from '../../plain-text.ts'
import { findWrongBodies } from './wrong-bodies.ts'

test.each([
  ['As a nurse you register with the GMC.', 'As a nurse you register with the NMC.'],
  ['Physiotherapists need NMC registration.', 'Physiotherapists need HCPC registration.'],
  ['Our pharmacist holds GDC registration.', 'The nurse helps a doctor with GMC registration.'],
  ['Vets register with the General Medical Council.', 'Vets register with the RCVS.'],
  ['A nurse has a GMC number here.', 'A nurse does not register with the GMC.'],
  ['Our home in Glasgow is rated good by the CQC.', 'Our home in Leeds is rated good by the CQC.'],
  [
    'We are in Cardiff and registered with Ofsted.',
    'Homes in Leeds and Cardiff, registered with Ofsted.',
  ],
  [
    "The care home in Falkirk is graded 'Good' by CQC.",
    "The care home in Falkirk is graded 'Good' by the Care Inspectorate.",
  ],
  [
    'You need NMC registration as a doctor; midwifery staff help you.',
    'You need GMC registration as a doctor; midwifery staff help you.',
  ],
  ['Our school in Leeds is inspected by Estyn.', 'Our school in Swansea is inspected by Estyn.'],
  [
    'We serve England. Our Perth home has CQC registration.',
    'We have homes across Scotland. This one has CQC registration.',
  ],
  [
    'Go to the British High Commission in Manchester.',
    'Go to the British High Commission in Abuja.',
  ],
  ['Your file is at the Home Office embassy.', 'Your file is at the Home Office.'],
  ['The UK Nursing Board will call you.', 'The Nursing and Midwifery Council will call you.'],
  [
    'You work for Glasgow Royal NHS Foundation Trust.',
    'You work for Leeds Royal NHS Foundation Trust.',
  ],
  [
    'Leeds University Health Board offers you the post.',
    'Cardiff and Vale University Health Board offers you the post.',
  ],
  [
    'Ask the General Social Care Council.',
    'Social Work England took over from the former General Social Care Council.',
  ],
])('%s | %s', (wrong, right) => {
  expect(findWrongBodies(toPlain(wrong))).toHaveLength(1)
  expect(findWrongBodies(toPlain(right))).toEqual([])
})
