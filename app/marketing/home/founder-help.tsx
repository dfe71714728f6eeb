import { CareHome } from '#app/art/care-home.tsx'
import type { loadStartupForm } from '#app/startups/startup-action.ts'
import { StartupForm } from '#app/startups/startup-form.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Section } from '../parts/section.tsx'
import styles from './founder-help.module.css'

/** Our offer to founders, next to the request form. */
export function FounderHelp({ form }: { form: ReturnType<typeof loadStartupForm> }) {
  return (
    <Section id="startup-support" title="Starting a care home or healthcare business?">
      <div className={styles.columns}>
        <div className={styles.words}>
          <p>
            In England you must register with the Care Quality Commission before you look after
            anyone. Then comes the sponsor licence, then the first vacancy. Tell us how far you have
            got and send us the document you are working on.
          </p>
          <ArrowLink href="/startup/path">Every step, its costs and times</ArrowLink>
          <div className={styles.art}>
            <CareHome />
          </div>
        </div>
        <Card padding="roomy">
          <StartupForm {...form} />
        </Card>
      </div>
    </Section>
  )
}
