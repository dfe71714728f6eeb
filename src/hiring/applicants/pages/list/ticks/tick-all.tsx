import type { RefObject } from 'react'
import { Link } from '#platform/ui/buttons/link.tsx'
import styles from './tick.module.css'

interface TickAllProps {
  area: RefObject<HTMLElement | null>
  address: string
  /** The number of applicants on this page. */
  count: number
  isTicked: boolean
}

/** Ticks everyone on the page: at once with a script, otherwise by loading a page with the ticks set. */
export function TickAll({ area, address, count, isTicked }: TickAllProps) {
  const href = `${address}${address.includes('?') ? '&' : '?'}ticked=all`
  return (
    <p className={styles.all}>
      <Link
        href={isTicked ? address : href}
        rel="nofollow"
        onClick={(event) => {
          event.preventDefault()
          tickAll(area.current)
        }}
      >
        {isTicked ? 'Untick all' : `Tick all ${count} on this page`}
      </Link>
    </p>
  )
}

function tickAll(area: HTMLElement | null) {
  const boxes = [...(area?.querySelectorAll<HTMLInputElement>('[name=tick]') ?? [])]
  const areAllTicked = boxes.every(({ checked }) => checked)
  for (const box of boxes) box.checked = !areAllTicked
  boxes[0]?.dispatchEvent(new Event('change', { bubbles: true }))
}
