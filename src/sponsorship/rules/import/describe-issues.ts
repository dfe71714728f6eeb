import type { z } from 'zod'
import { elementName } from './element-name.ts'

type Issue = z.core.$ZodIssue

const SHAPES: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  date: 'a day such as 2026-12-31',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
  url: 'an address that starts with https://',
}
const LONGEST = 60

/** A sentence for each place where the content does not have the shape of a rule set. */
export function describeIssues(issues: Issue[], content: unknown): string[] {
  return issues.map((issue) => {
    const { where, value } = follow(issue.path, content)
    return `${where || 'The file'}: ${sentence(issue, value)}`
  })
}

/** The place in words, with list elements by name: ‘occupations 2211, standard, full’. */
function follow(path: PropertyKey[], content: unknown) {
  let value = content
  let where = ''
  for (const key of path) {
    const element = (value as Record<PropertyKey, unknown> | null | undefined)?.[key]
    where += Array.isArray(value)
      ? ` ${elementName(element) ?? `number ${Number(key) + 1}`}`
      : `${where && ', '}${String(key)}`
    value = element
  }
  return { where, value }
}

function sentence(issue: Issue, value: unknown): string {
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map(quote).join(', ')
    return `there is no place for ${keys}; remove it or correct its name.`
  }
  if (value === undefined) return 'it is missing.'
  if (issue.code === 'invalid_value') {
    return `it should be ${issue.values.map(quote).join(' or ')}, not ${quote(value)}.`
  }
  const shape = SHAPES[shapeOf(issue)]
  return shape
    ? `it should be ${shape}, not ${quote(value)}.`
    : `${quote(value)} cannot stand here.`
}

function shapeOf(issue: Issue) {
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_format') return issue.format
  return ''
}

/** The value as JSON, so that it cannot affect a terminal. */
function quote(value: unknown) {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
