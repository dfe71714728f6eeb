export default function HomePage() {
  return (
    <main>
      <title>Landfall</title>
      <h1>Sponsored jobs</h1>
    </main>
  )
}
