import { redirect } from 'react-router'

/** Answers any unknown URL with a page that says so. */
export function loader() {
  return redirect('/404')
}

export const action = loader
