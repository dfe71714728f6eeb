import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Requested late (`layout/starter.js`), so that reading a page never waits for it.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
