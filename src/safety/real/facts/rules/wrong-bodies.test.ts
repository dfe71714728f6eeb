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
  ['You work in Glasgow, England.', 'You work in Glasgow, Scotland.'],
  ['Cardiff (Scotland) is the place.', 'We have sites in Leeds, Cardiff, Scotland and London.'],
  ['The office is in Leeds, Wales.', 'The office in Leeds, Wales and Scotland visits it.'],
])('%s | %s', (wrong, right) => {
  expect(findWrongBodies(toPlain(wrong))).toHaveLength(1)
  expect(findWrongBodies(toPlain(right))).toEqual([])
})
