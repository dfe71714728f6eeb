import { expect, test } from 'vitest'
import { CATEGORIES } from '#trade/categories.ts'
import { chooseCategories } from './choose-categories.ts'

const counts = CATEGORIES.map(({ slug, name }, index) => ({ value: slug, name, count: index }))

test('the fullest categories come first', () => {
  const chosen = chooseCategories(counts)

  expect(chosen).toHaveLength(8)
  expect(chosen.slice(0, 3).map(({ name }) => name)).toEqual([
    'Robotics',
    'Administration',
    'Travel',
  ])
})

test('a category with a page of its own is there even without jobs', () => {
  const [nursing] = counts.filter(({ value }) => value === 'nursing')
  const chosen = chooseCategories(nursing ? [nursing] : [])

  expect(chosen.map(({ name, count }) => `${name} ${count}`)).toEqual([
    `Nursing ${nursing?.count}`,
    'Finance 0',
    'Marketing 0',
    'Tech 0',
  ])
})
