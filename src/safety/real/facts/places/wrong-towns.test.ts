import { expect, test } from 'vitest'
import { toPlain } from '../../plain-text.ts'
import { findWrongTowns } from './wrong-towns.ts'

test.each([
  ['You work in Glasgow, England.', 'You work in Glasgow, Scotland.'],
  ['Cardiff (Scotland) is the place.', 'We have sites in Leeds, Cardiff, Scotland and London.'],
  [
    'Our yard in Kirkcaldy, Wales, has a crane.',
    'Our yard in Bangor, Northern Ireland, has a crane.',
  ],
  [
    'The clinic is in Inverness, England, and you live nearby.',
    'Clinics in Hull, Inverness, England and Wales.',
  ],
  ['El hospital Addenbrooke’s de Manchester', 'El hospital Addenbrooke’s de Cambridge'],
  ['The office is in Leeds, Wales.', 'The office in Leeds, Wales and Scotland visits it.'],
  ['Our Hull, Cornwall branch.', 'Homes in Bradford, Kent and Surrey.'],
  ['A ward at Ninewells Hospital in Birmingham.', 'A ward at Ninewells Hospital in Dundee.'],
  ['ROYAL PAPWORTH HOSPITAL LIVERPOOL', 'ROYAL PAPWORTH HOSPITAL CAMBRIDGE'],
  ['University of Leeds (Exeter)', 'University of Leeds, Exeter University and Bristol'],
  [
    'Cardiff Council, Liverpool, offers you the post.',
    'Northumbria University London offers you the post.',
  ],
  ['NHS Lothian, Cardiff, has ten posts.', 'NHS Lothian, Edinburgh, has ten posts.'],
  ['Canary Wharf in Manchester', 'Canary Wharf in East London'],
  ['You work in Dublin, Wales.', 'You work in Dublin, Ireland.'],
])('%s | %s', (wrong, right) => {
  expect(findWrongTowns(toPlain(wrong))).not.toEqual([])
  expect(findWrongTowns(toPlain(right))).toEqual([])
})
