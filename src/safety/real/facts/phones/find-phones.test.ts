import { expect, test } from 'vitest'
import { toPlain } from '../../plain-text.ts'
import { findPhones } from './find-phones.ts'

test.each([
  [
    'Ring the manager on 01392 44 today.',
    'Ring the manager on 01392 496 012 today, or 07700 900 xxx.',
  ],
  ['My mobile is the best: call 07700 91.', 'Call between 0900 and 1700, pay 0.75 an hour.'],
  [
    'Ring our HR office in Coventry on +234 802 555 0199.',
    'Ring our HR office in Coventry on +44 24 7655 0199.',
  ],
  [
    'Leeds City Council. Switchboard: +92 321 555 0142.',
    'Leeds City Council. Our agent in Lahore: +92 321 555 0142.',
  ],
  [
    'Jo Bell, Senior Sister, NHS Fife\n+91 98470 55512',
    'My cousin works for NHS Fife, call him in Kochi: +91 98470 55512',
  ],
  [
    'Telephone the ward at Ninewells: +63 917 555 0123.',
    'Telephone the ward at Ninewells: 01382 555 012.',
  ],
  [
    'Our head office is at 5 Dock Street, Cardiff. Office phone +971 50 555 0163.',
    'Our head office is in Dubai. Office phone +971 50 555 0163.',
  ],
  [
    'La oficina de recursos humanos en Londres: +57 300 555 0147.',
    'La oficina de recursos humanos en Londres: +44 20 7946 0147.',
  ],
  ['लंदन ऑफिस में फोन करें: +91 98470 55512', 'दिल्ली ऑफिस में फोन करें: +91 98470 55512'],
  ['Call me on 07700 900 12.', 'Call me on 07700 900 123.'],
  ['Tel: 0161 555', 'Tel: 0161 496 0000'],
  ['Phone the desk, 020 7946 0.', 'Phone the desk, 020 7946 0xxx.'],
  ['My number is 01392 44, mobile 07700 91.', 'Room 01392 44 is on the first floor.'],
])('%s | %s', (wrong, right) => {
  expect(findPhones(toPlain(wrong))).not.toEqual([])
  expect(findPhones(toPlain(right))).toEqual([])
})
