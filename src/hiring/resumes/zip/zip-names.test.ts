import { expect, test } from 'vitest'
import { createZipNames } from './zip-names.ts'

const pdf = { extension: 'pdf' }

test.each([
  ['Amara Okafor', 'Amara Okafor – CV.pdf'],
  ['../../etc/passwd', 'etc passwd – CV.pdf'],
  [String.raw`..\..\Windows\win.ini`, 'Windows win – CV.pdf'],
  ['  .hidden. ', 'hidden – CV.pdf'],
  ['Ada\u202Efdp.exe', 'Adafdp – CV.pdf'],
  ['Ada\u0000\n\tObi', 'Ada Obi – CV.pdf'],
  ['a:b*c?"<>|', 'abc – CV.pdf'],
  ['con', 'con_ – CV.pdf'],
  ['', 'document – CV.pdf'],
  ['عائشة محمد', 'عائشة محمد – CV.pdf'],
  ['x'.repeat(300), `${'x'.repeat(80)} – CV.pdf`],
])('the CV of ‘%s’ has a name that is safe everywhere', (person, name) => {
  expect(createZipNames()(person, pdf)).toBe(name)
})

test('no two files have the same name, however it is written', () => {
  const nameFor = createZipNames()

  const names = ['Zoë Obi', 'ZOË OBI', 'Zoe\u0308 Obi', 'Zoë Obi (2)'].map((person) =>
    nameFor(person, pdf),
  )

  expect(names).toEqual([
    'Zoë Obi – CV.pdf',
    'ZOË OBI (2) – CV.pdf',
    'Zoë Obi (3) – CV.pdf',
    'Zoë Obi (2) (2) – CV.pdf',
  ])
})
