import { redirect } from 'react-router'

/** Any unknown address leads to the page that says so. */
export function loader() {
  return redirect('/404')
}

export const action = loader
