import { readFile, stat } from 'node:fs/promises'
import { RuleSet } from '#sponsorship/rules/rule-set.ts'
import { SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { crossCheck } from './compare/cross-check.ts'
import { RulesFileError } from './rules-file-error.ts'
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

const MOST_BYTES = 5_000_000
const MEGABYTE = 1_000_000

/**
 * Reads a rule set from a file and validates its shape and the consistency of its parts.
 * @throws {RulesFileError} with every problem to fix
 */
export async function readRulesFile(file: string, today: string): Promise<RuleSet> {
  const content = parseJson(await readText(file), file)
  const { data, error } = RuleSet.safeParse(content)
  const problems = data ? crossCheck(data, SHIPPED, today) : describeIssues(error.issues, content)
  if (data && problems.length === 0) return data
  throw new RulesFileError(`${file} is not a valid rule set.`, problems)
}

/** @throws {RulesFileError} if it cannot be read */
export async function readText(file: string): Promise<string> {
  const found = await stat(file).catch((error: unknown) => refuse(file, error))
  if (found.isDirectory()) throw new RulesFileError(`${file} is a folder; name one file in it.`)
  if (!found.isFile()) throw new RulesFileError(`${file} is not a file that could be read.`)
  if (found.size > MOST_BYTES) {
    const size = Math.ceil(found.size / MEGABYTE).toLocaleString('en-GB')
    const most = MOST_BYTES / MEGABYTE
    throw new RulesFileError(`${file} has ${size} MB; the most is ${most} MB.`)
  }
  return readFile(file, 'utf8').catch((error: unknown) => refuse(file, error))
}

function refuse(file: string, error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') throw new RulesFileError(`There is no file at ${file}.`)
  throw new RulesFileError(`The file ${file} could not be read: ${message}.`)
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new RulesFileError(`${file} is not JSON: a rule set is a JSON file.`)
  }
}

/** A sentence for each place where the content does not have the shape of a rule set. */
function describeIssues(issues: Issue[], content: unknown): string[] {
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
