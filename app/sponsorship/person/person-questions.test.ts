import { expect, test } from 'vitest'
import { Person } from '#contract/sponsorship/person.ts'
import { QUESTIONS } from './person-questions.ts'

const NAMES = Object.keys(Person.shape)

test('each thing that counts is asked once, and nothing else', () => {
  expect(QUESTIONS.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted())
})

test('each answer that we offer is one that we take', () => {
  for (const { name, options } of QUESTIONS) {
    for (const { value } of options)
      expect(Person.parse({ [name]: value })).toEqual({ [name]: value })
  }
})

test('each answer that we take is offered', () => {
  for (const { name, options } of QUESTIONS) {
    const inner = Person.shape[name].out.def.innerType.options
    expect(options.map(({ value }) => value).toSorted()).toEqual([...inner].toSorted())
  }
})

test('a question may be left out', () => {
  const nothing = Object.fromEntries(NAMES.map((name) => [name, '']))

  expect(Object.values(Person.parse(nothing)).filter(Boolean)).toEqual([])
  expect(Person.parse({})).toEqual({})
})

test.each(['mars', ' uk', '__proto__', 'UK', 'x'.repeat(10_000)])(
  'an answer that is on no list gets a sentence: %s',
  (where) => {
    const { error } = Person.safeParse({ where })

    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Choose from the list, or leave the question out.',
    ])
  },
)
