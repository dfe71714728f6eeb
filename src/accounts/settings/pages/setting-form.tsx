import { useEffect, useState, type ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { PostForm } from '#platform/forms/pages/post-form.tsx'

interface SettingFormProps extends Omit<ComponentProps<typeof PostForm>, 'action'> {
  /** The form's name in the URL it is posted to. */
  form: string
}

/**
 * A form of the settings page. After it is accepted it restarts with the saved values; text typed in other forms stays.
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

/** The number of times a form was accepted while its page stayed open. */
function useSavedCount(action: string, isRejected: boolean) {
  const { state, formAction } = useNavigation()
  const isSending = state !== 'idle' && formAction === action
  const [last, setLast] = useState({ isSending, count: 0 })
  if (last.isSending !== isSending) {
    // Another navigation may have replaced it.
    const isSaved = last.isSending && state === 'idle' && !isRejected
    setLast({ isSending, count: last.count + (isSaved ? 1 : 0) })
  }
  return last.count
}
