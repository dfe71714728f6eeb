import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { searchAddress } from './search-address.ts'

/** Where no list follows a form, it leads to one. */
export function useSearchSubmit() {
  const navigate = useNavigate()
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(searchAddress(event.currentTarget), { viewTransition: true })
  }
}
