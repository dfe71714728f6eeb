import type { FileRules } from '#platform/ui/fields/file-field.tsx'
import { IMPORT_LIMIT } from '#hiring/profile/model/profile-limits.ts'

/** The accepted files, as on the server. */
export const IMPORT_RULES: FileRules = {
  accept: '.json',
  bytes: IMPORT_LIMIT,
  wrongType: 'Choose a .json file.',
  tooLarge: 'This file is larger than 64 KB. Choose a smaller one.',
}
