import { Facts } from '#platform/ui/facts/facts.tsx'
import styles from './employer.module.css'

interface EmployerNamesProps {
  name: string
  tradingNames: string[]
  advertNames: string[]
}

/** The employer's other names, on the register and in adverts; nothing if there are none. */
export function EmployerNames({ name, tradingNames, advertNames }: EmployerNamesProps) {
  const written = advertNames.filter((each) => each.toLowerCase() !== name.toLowerCase())
  if (tradingNames.length === 0 && written.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="names">
      <h2 id="names">Names</h2>
      <Facts
        items={[
          { term: 'On the register', value: name },
          ...(tradingNames.length > 0
            ? [{ term: 'Trades as', value: tradingNames.join('; ') }]
            : []),
          ...(written.length > 0 ? [{ term: 'In adverts', value: written.join('; ') }] : []),
        ]}
      />
    </section>
  )
}
