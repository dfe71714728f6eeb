import { expect, test, vi } from 'vitest'
import { toBlocks } from './description-blocks.ts'

test('short lines of their own are headings, dashes are lists, the rest are paragraphs', () => {
  const blocks = toBlocks(
    'We care for 38 people by the sea.\nCome and see us.\n\nWhat you will do\n- Plan care\n• Lead a shift\n\nWhat we offer:\n\nFull pay while you train, and time to do it in.',
  )

  expect(blocks).toEqual([
    { kind: 'paragraph', text: 'We care for 38 people by the sea.\nCome and see us.' },
    { kind: 'heading', text: 'What you will do' },
    { kind: 'list', isOrdered: false, items: ['Plan care', 'Lead a shift'] },
    { kind: 'heading', text: 'What we offer' },
    { kind: 'paragraph', text: 'Full pay while you train, and time to do it in.' },
  ])
})

test('a run of short lines is a paragraph, not a row of headings', () => {
  expect(toBlocks('Elm Ward\n\nOak Ward\n\nAsh Ward')).toEqual([
    { kind: 'paragraph', text: 'Elm Ward' },
    { kind: 'paragraph', text: 'Oak Ward' },
    { kind: 'paragraph', text: 'Ash Ward' },
  ])
})

test('a hyphen inside a line starts no list, and a last short line is no heading', () => {
  expect(toBlocks('Two-year post\n\nApply today')).toEqual([
    { kind: 'paragraph', text: 'Two-year post' },
    { kind: 'paragraph', text: 'Apply today' },
  ])
})

test('empty text has no blocks', () => {
  expect(toBlocks(' \n\n ')).toEqual([])
})

test('numbered lines are an ordered list, with or without a space', () => {
  expect(toBlocks('1.Plan care\n2. Lead a shift')).toEqual([
    { kind: 'list', isOrdered: true, items: ['Plan care', 'Lead a shift'] },
  ])
})

test('lines of dashes only separate, and a heading loses its dash', () => {
  expect(
    toBlocks('Job summary -\n-----\nWe care for people by the sea, day and night.\n-'),
  ).toEqual([
    { kind: 'heading', text: 'Job summary' },
    { kind: 'paragraph', text: 'We care for people by the sea, day and night.' },
  ])
})

test('many lines cost only as much as they are long', () => {
  let copied = 0
  const slice = Array.prototype.slice
  const spy = vi.spyOn(Array.prototype, 'slice').mockImplementation(function (
    this: unknown[],
    ...range
  ) {
    const copy = slice.apply(this, range)
    copied += copy.length
    return copy
  })
  const blocks = toBlocks('Ward\n\n'.repeat(2000))
  spy.mockRestore()
  expect(blocks).toHaveLength(2000)
  expect(copied).toBeLessThan(10 * 4000)
})
