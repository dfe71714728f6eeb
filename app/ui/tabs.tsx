import { Tabs as Base } from '@base-ui/react/tabs'
import type { MouseEvent, ReactNode } from 'react'
import styles from './tabs.module.css'
import { Link } from './link.tsx'

interface TabsProps {
  label: string
  /** Each has an address of its own, which is where it leads without a script. */
  items: { value: string; label: string; href: string; count?: number }[]
  value: string
  onChange: (value: string) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

export function Tabs({ label, items, value, onChange, children }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={onChange}>
      <Base.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className={styles.tab}
            nativeButton={false}
            onClick={stayOnPage}
            render={({ children: words, ...props }) => (
              <Link {...props} href={item.href}>
                {words}
              </Link>
            )}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className={styles.panel}>
        {children}
      </Base.Panel>
    </Base.Root>
  )
}

/** Where the script runs the tab is chosen in place; its address is for everybody else. */
function stayOnPage(event: MouseEvent) {
  event.preventDefault()
}
