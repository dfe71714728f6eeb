import { useEffect, useState, type ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { PostForm } from '#app/forms/post-form.tsx'

interface SettingFormProps extends Omit<ComponentProps<typeof PostForm>, 'action'> {
  /** Its name in the address it is posted to. */
  form: string
}

/**
 * A form of the settings page. Once it has been accepted it starts afresh with what was saved; what is
 * typed in the other forms stays.
 */
export function SettingForm({ form, ...props }: SettingFormProps) {
  const action = `/setting?form=${form}`
  const savedCount = useSavedCount(action, props.rejection !== undefined)
  useEffect(() => {
    // The field that had the focus is gone.
    if (savedCount === 0 || document.activeElement !== document.body) return
    const submit = document.querySelector<HTMLElement>(`#${props.id} [type=submit]`)
    submit?.focus({ preventScroll: true })
  }, [savedCount, props.id])

  return <PostForm key={savedCount} {...props} action={action} />
}

/** How often a form has been accepted while its page stayed. */
function useSavedCount(action: string, isRejected: boolean) {
  const { state, formAction } = useNavigation()
  const isSending = state !== 'idle' && formAction === action
  const [last, setLast] = useState({ isSending, count: 0 })
  if (last.isSending !== isSending) {
    // Another navigation may have taken its place.
    const isSaved = last.isSending && state === 'idle' && !isRejected
    setLast({ isSending, count: last.count + (isSaved ? 1 : 0) })
  }
  return last.count
}
