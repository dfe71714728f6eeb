import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import styles from './offer-beside-advert.module.css'

/** Three things that nobody does for an honest offer. */
export function Never() {
  const { words } = useLanguage()
  return (
    <Card as="section" padding="roomy">
      <h2 className={styles.title}>{words.offer.never}</h2>
      <ul className={styles.never}>
        {[words.offer.neverPay, words.offer.neverPassport, words.offer.neverLeave].map((text) => (
          <li key={text}>
            <Icon name="close" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
