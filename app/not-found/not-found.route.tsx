import { data } from 'react-router'

export function loader() {
  return data(null, 404)
}

export default function NotFoundPage() {
  return (
    <main>
      <title>Page Not Found – Landfall</title>
      <h1>Page Not Found</h1>
      <a href="/">Back to home</a>
    </main>
  )
}
