import { checkSignUp, RESET_PROBLEMS } from '#contract/sign-up-checks.ts'
import { clearFailure, showFailure } from './form-failure.ts'

type Problems = { field: string; message: string }[]
type Answers = (field: string) => string

/** By the id of the form: what keeps it here. The server asks the same and more. */
const CHECKS: Record<string, (answer: Answers) => Problems> = {
  'register-form': (answer) =>
    checkSignUp({
      firstName: answer('firstName'),
      lastName: answer('lastName'),
      email: answer('email'),
      currentLocation: answer('currentLocation'),
      password: answer('password'),
      retypePassword: answer('retypePassword'),
    }),
  'new-password-form': (answer) => {
    if (answer('newPassword') !== answer('confirmPassword')) {
      return [{ field: 'confirmPassword', message: RESET_PROBLEMS.differs }]
    }
    const isCode = answer('otp').replaceAll(/\s/g, '').length === 4
    return isCode ? [] : [{ field: 'otp', message: RESET_PROBLEMS.code }]
  },
}

/** Saves a slow connection the round trip for what can be seen here. */
export function checkBeforeSending() {
  for (const [id, check] of Object.entries(CHECKS)) {
    const form = document.getElementById(id)
    if (!(form instanceof HTMLFormElement)) continue
    form.addEventListener('submit', (event) => {
      clearFailure(form)
      const answers = new FormData(form)
      const fields = check((field) => String(answers.get(field) ?? ''))
      const [first] = fields
      if (!first) return
      event.preventDefault()
      showFailure(form, { sentence: first.message, fields })
    })
  }
}
