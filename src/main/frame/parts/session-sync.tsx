import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useHasAnswer, useHasEnded } from '#platform/forms/pages/use/use-reload.ts'
import { forgetSeenJobs } from '#board/jobs/pages/card/seen-jobs.ts'

const KEY = 'isLoggedIn'

/**
 * Informs other tabs whether someone is logged in, and follows them: logging out in one removes personal content from
 * all. The flag decides nothing; the session does. While someone is logged in, the session is checked once when the
 * page loads.
 */
export function SessionSync({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { revalidate } = useRevalidator()
  const isFirst = useRef(true)
  const hasAnswer = useHasAnswer()
  const hasEnded = useHasEnded()
  // A reload drops what is typed, and the answer to a form: who was just told why keeps reading it.
  const isBusy = useEffectEvent(() => hasAnswer || isTyping())
  // Who was told to log in in another tab comes back to this one.
  const mayReload = useEffectEvent(() => (isLoggedIn ? !hasEnded : !isBusy()))
  const syncOtherTabs = useEffectEvent(() => writeFlag(isLoggedIn))

  useEffect(() => {
    // Someone may have logged in in another tab while this page waited for its script.
    const mayBeOutdated = isFirst.current && !isLoggedIn && readFlag()
    isFirst.current = false
    if (!mayBeOutdated) syncOtherTabs()
    else if (!isBusy()) void revalidate().then(syncOtherTabs)
  }, [isLoggedIn, revalidate])

  useEffect(() => {
    const follow = () => {
      const flag = readFlag()
      if (flag !== isLoggedIn && mayReload()) void revalidate()
    }
    const onStorage = ({ key }: StorageEvent) => key === KEY && follow()
    // A page from the browser's back-forward cache missed what happened meanwhile.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && follow()
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onPageShow)
    }
  }, [isLoggedIn, revalidate])

  useEffect(() => {
    if (isLoggedIn) void checkSession().then((isValid) => (isValid ? undefined : revalidate()))
  }, [isLoggedIn, revalidate])

  return null
}

async function checkSession(): Promise<boolean> {
  const answer = await fetch('/api/v1/user/private_data').catch(() => null)
  // An unread answer keeps its connection: the page would never finish loading.
  await answer?.text().catch(() => '')
  if (!answer?.ok) writeFlag(false)
  return answer?.status !== 401
}

function isTyping() {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form[method=post] :is(input:not([type=hidden]), textarea)',
  )
  return Array.from(fields).some((field) => field.value !== field.defaultValue)
}

// A browser may block storage; then tabs cannot communicate.
function readFlag() {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}

function writeFlag(isLoggedIn: boolean) {
  try {
    if (localStorage.getItem(KEY) !== String(isLoggedIn)) {
      // Logging out also deletes the list of opened jobs.
      if (!isLoggedIn && readFlag()) forgetSeenJobs()
      localStorage.setItem(KEY, String(isLoggedIn))
    }
  } catch {
    // Nothing to announce.
  }
}
