import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { allowForeignChanges } from './platform/layout/allow-foreign-changes.ts'
import { recordEdits } from './platform/layout/preserve-edits.ts'

// Loaded late (see `layout/starter.js`), so that reading a page never waits for it.
recordEdits()
allowForeignChanges()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
