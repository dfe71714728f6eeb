import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { searchAddress } from './search-address.ts'

/** A submit handler for a form without its own list: it opens the list. */
export function useSearchSubmit() {
  const navigate = useNavigate()
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(searchAddress(event.currentTarget), { viewTransition: true })
  }
}
