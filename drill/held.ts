import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/** The files that the drill tests, and those of the drill itself: if they change, it has to hold again. */
const EXERCISED = [
  'drill',
  'deploy',
  ':(glob)src/platform/*.ts',
  'src/platform/cache',
  'src/platform/database',
  'src/platform/files',
  'src/platform/http',
  'src/platform/limits',
  'src/platform/mail',
  'src/platform/outbox',
  'src/platform/outside',
  'src/platform/tasks',
  ':(glob)src/main/*.ts',
  'src/main/http',
  'src/main/processes',
  'package-lock.json',
  ':!*.test.ts',
  ':!src/main/processes/dev.ts',
]
const RECORD = 'docs/drill.md'
const LINE = /^Held with the content `(\w+)`\.$/m

/** A digest of the committed files that the drill tests. */
export function digestExercised() {
  const files = execFileSync('git', ['ls-files', '--stage', '--', ...EXERCISED])
  return createHash('sha256').update(files).digest('hex').slice(0, 16)
}

/** Records in the results document that the whole short or long drill held with the current content. */
export function recordHeld() {
  const text = readFileSync(RECORD, 'utf8')
  writeFileSync(RECORD, text.replace(LINE, `Held with the content \`${digestExercised()}\`.`))
}

function isRecorded() {
  return LINE.exec(readFileSync(RECORD, 'utf8'))?.[1] === digestExercised()
}

// `node drill/held.ts` exits with 0 if the drill has held with this content.
if (import.meta.main) process.exitCode = isRecorded() ? 0 : 1
