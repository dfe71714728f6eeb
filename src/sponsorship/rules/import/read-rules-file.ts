import { readFile, stat } from 'node:fs/promises'
import { RuleSet } from '#sponsorship/rules/rule-set.ts'
import { SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { crossCheck } from './compare/cross-check.ts'
import { describeIssues } from './describe-issues.ts'
import { RulesFileError } from './rules-file-error.ts'

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
  if (!found.isFile()) throw new RulesFileError(`${file} is no file that could be read.`)
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
