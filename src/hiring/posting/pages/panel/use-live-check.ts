import { useEffect, useState } from 'react'
import { callApi } from '#platform/forms/pages/call-api.ts'
import { isEdited } from '#platform/forms/pages/use/is-edited.ts'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'
import type { CheckSubject } from '#hiring/posting/sponsorship-fields/pages/check-subject.ts'

const PAUSE_MS = 600

/** The fields that affect the answer. */
const FIELDS = [
  'jobTitle',
  'companyName',
  'description',
  'location',
  'place',
  'payMin',
  'payMax',
  'payCurrency',
  'payPeriod',
  'hoursPerWeek',
  'legalName',
  'sponsorId',
  'occupation',
  'occupationCode',
  'payBand',
]

export interface LiveCheckState {
  check: SponsorshipCheck | null
  /** The values, other than the results, that affect the answer. */
  subject: CheckSubject
  /** The page's own check, a later one, or the last one because a newer one failed. */
  status: 'initial' | 'changed' | 'failed'
}

interface CheckedForm {
  /** The check and the answers of all steps, as rendered with the page. */
  check: SponsorshipCheck | null
  answers: Answers
  /** The fields on this form; the others stay as they are. */
  fields: readonly string[]
}

type Answers = Record<string, string>

/**
 * Checks a posting form while it is filled in. The last check stays until the next arrives; the answers update with
 * each key. Attach `onInput` to the form. The values of the first render apply.
 */
export function useLiveCheck(formId: string, page: CheckedForm) {
  const [answers, setAnswers] = useState(page.answers)
  const [state, setState] = useState<LiveCheckState>(() => ({
    check: page.check,
    subject: toSubject(page.answers),
    status: 'initial',
  }))
  const [checker] = useState(() => createChecker(page, { setState, setAnswers }))

  useEffect(() => {
    const form = document.getElementById(formId)
    if (form instanceof HTMLFormElement) checker.start(form)
    addEventListener('online', checker.schedule)
    return () => {
      removeEventListener('online', checker.schedule)
      checker.stop()
    }
  }, [checker, formId])

  return { ...state, answers, onInput: checker.schedule }
}

interface Setters {
  setState(change: (before: LiveCheckState) => LiveCheckState): void
  setAnswers(answers: Answers): void
}

function createChecker(page: CheckedForm, { setState, setAnswers }: Setters) {
  let form: HTMLFormElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  let shown = toBody(page.answers)
  return { start, schedule, stop }

  function start(element: HTMLFormElement) {
    form = element
    // Values entered before the page hydrated are not checked yet.
    if (isEdited(form)) schedule()
  }

  function stop() {
    clearTimeout(timer)
    request.abort()
  }

  function schedule() {
    if (form) setAnswers(readAnswers(form, page))
    clearTimeout(timer)
    timer = setTimeout(check, PAUSE_MS)
  }

  async function check() {
    if (!form) return
    request.abort()
    request = new AbortController()
    const { signal } = request
    const answers = readAnswers(form, page)
    const sent = toBody(answers)
    if (sent === shown) return
    const call = callApi<SponsorshipCheck | null>(
      '/api/v1/sponsorship/check',
      JSON.parse(sent),
      signal,
    )
    const { answer = null, rejection } = await call
    if (signal.aborted) return
    if (rejection) return setState((before) => ({ ...before, status: 'failed' }))
    shown = sent
    setState(() => ({ check: answer, subject: toSubject(answers), status: 'changed' }))
  }
}

/** The request body as text, so that two can be compared. */
function toBody(answers: Answers): string {
  return JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, answers[name] ?? ''])))
}

function readAnswers(form: HTMLFormElement, { answers, fields }: CheckedForm): Answers {
  const data = new FormData(form)
  const own = fields.map((name) => [name, String(data.get(name) ?? '')])
  return { ...answers, ...Object.fromEntries(own) }
}

function toSubject({ location = '', offersSponsorship }: Answers) {
  return { country: location, offersSponsorship: offersSponsorship === 'on' }
}
