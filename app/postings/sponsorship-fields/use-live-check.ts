import { useEffect, useState } from 'react'
import { callApi } from '#app/forms/call-api.ts'
import { isEdited } from '#app/forms/is-edited.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import type { CheckSubject } from './check-answer.tsx'

const PAUSE_MS = 600

/** What the answer depends on. */
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
  subject: CheckSubject
  /** That of the page, one that followed the form, or the last one because no newer one came. */
  status: 'initial' | 'changed' | 'failed'
}

/**
 * Checks a posting form while it is filled in. The last answer stays until the next one is there.
 * `onInput` goes to the form.
 */
export function useLiveCheck(
  formId: string,
  first: SponsorshipCheck | null,
  answers: Record<string, string>,
) {
  const [state, setState] = useState<LiveCheckState>(() => ({
    check: first,
    subject: toSubject(answers),
    status: 'initial',
  }))
  const [checker] = useState(() => createChecker(setState))

  useEffect(() => {
    const form = document.getElementById(formId)
    if (form instanceof HTMLFormElement) checker.start(form)
    addEventListener('online', checker.schedule)
    return () => {
      removeEventListener('online', checker.schedule)
      checker.stop()
    }
  }, [checker, formId])

  return { ...state, onInput: checker.schedule }
}

type SetState = (change: (before: LiveCheckState) => LiveCheckState) => void

function createChecker(setState: SetState) {
  let form: HTMLFormElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  let shown = ''
  return { start, schedule, stop }

  function start(element: HTMLFormElement) {
    form = element
    // What was filled in before the page was hydrated is not checked yet.
    if (isEdited(form)) schedule()
    else shown = JSON.stringify(readAnswers(form))
  }

  function stop() {
    clearTimeout(timer)
    request.abort()
  }

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(check, PAUSE_MS)
  }

  async function check() {
    if (!form) return
    request.abort()
    request = new AbortController()
    const { signal } = request
    const answers = readAnswers(form)
    const sent = JSON.stringify(answers)
    if (sent === shown) return
    const { offersSponsorship: _, ...body } = answers
    const call = callApi<SponsorshipCheck | null>('/api/v1/sponsorship/check', body, signal)
    const { answer = null, rejection } = await call
    if (signal.aborted) return
    if (rejection) return setState((before) => ({ ...before, status: 'failed' }))
    shown = sent
    setState(() => ({ check: answer, subject: toSubject(answers), status: 'changed' }))
  }
}

function readAnswers(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form)
  const entries = FIELDS.map((name) => [name, String(data.get(name) ?? '')])
  const offersSponsorship = String(data.get('offersSponsorship') ?? '')
  return { ...Object.fromEntries(entries), offersSponsorship }
}

function toSubject({ location = '', offersSponsorship }: Record<string, string>) {
  return { country: location, offersSponsorship: offersSponsorship === 'on' }
}
