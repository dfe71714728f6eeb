import { expect, test } from 'vitest'
import { compareTexts } from './texts.ts'

const english = {
  code: 'en',
  words: { card: { hours: '{hours} hours', apply: 'Apply', more: '{count, plural, other {#}}' } },
}

test('what a translation has too little, too much or otherwise is named', () => {
  const words = { card: { hours: '{days} घंटे', more: "{count, plural, other {#}} '", all: 'सब' } }
  expect(compareTexts({ code: 'hi', words }, english)).toEqual([
    'hi.json: card.all is not among the English texts.',
    expect.stringMatching(/^hi\.json: card\.hours takes other arguments than the English text: /),
    'hi.json: card.apply is missing.',
    'hi.json: card.more has a straight apostrophe; write ’.',
  ])
  const broken = { card: { ...english.words.card, hours: '{hours घंटे' } }
  expect(compareTexts({ code: 'hi', words: broken }, english)).toEqual([
    expect.stringMatching(/^hi\.json: card\.hours cannot be read: /),
  ])
})
