import { SignUp } from '#contract/accounts.ts'
import { DomainError } from '#contract/errors.ts'
import type { Files } from '#server/platform/files/files.ts'
import type { FormSource } from '#server/platform/forms/forms.ts'
import { readForm } from '#server/platform/forms/read-form.ts'

const NO_FILES = { fields: [], limit: 0, tooLarge: 'This form is too long. Shorten its texts.' }

/** Reads a registration from a multipart form; files in it are ignored. */
export async function readSignUp(files: Files, source: FormSource): Promise<SignUp> {
  await using form = await readForm(files, source, NO_FILES)
  if (form.failure) throw form.failure
  const parsed = SignUp.safeParse({ ...form.values })
  if (parsed.success) return parsed.data
  throw new DomainError(
    'invalid_input',
    parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  )
}
