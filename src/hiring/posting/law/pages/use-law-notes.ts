import { useEffect, useState } from 'react'
import { callApi } from '#platform/forms/pages/call-api.ts'
import type { LawNote } from '#hiring/posting/law/law-notes.schema.ts'

/** After a finished sentence, and in the middle of one. */
const PAUSE_MS = { finished: 400, unfinished: 2500 }
const FINISHED = /[.!?\n]\s*$/

type Answers = Readonly<Record<string, string>>

/**
 * The notes of a form while it is filled in: once a sentence is finished, a field is left, or typing pauses. The last
 * ones stay until the next arrive.
 */
export function useLawNotes(formId: string, page: { notes: readonly LawNote[]; answers: Answers }) {
  const { notes: first, answers } = page
  const [live, setLive] = useState({ first, notes: first })

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let request = new AbortController()
    const read = async () => {
      request.abort()
      request = new AbortController()
      const { signal } = request
      const typed = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
      const body = { ...answers, ...Object.fromEntries(typed) }
      const { answer } = await callApi<LawNote[]>('/api/v1/post/law', body, signal)
      if (answer && !signal.aborted) setLive({ first, notes: answer })
    }
    const schedule = (event: Event) => {
      const box = event.target
      const isText = box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement
      const isDone = event.type === 'change' || (isText && FINISHED.test(box.value))
      clearTimeout(timer)
      timer = setTimeout(() => void read(), PAUSE_MS[isDone ? 'finished' : 'unfinished'])
    }
    form.addEventListener('input', schedule)
    form.addEventListener('change', schedule)
    return () => {
      form.removeEventListener('input', schedule)
      form.removeEventListener('change', schedule)
      clearTimeout(timer)
      request.abort()
    }
  }, [formId, first, answers])

  // Once the server has read the form again, its notes are the newest.
  return live.first === first ? live.notes : first
}
