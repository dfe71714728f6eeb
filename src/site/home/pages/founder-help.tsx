import type { loadStartupForm } from '#founders/requests/pages/startup-action.ts'
import { StartupForm } from '#founders/requests/pages/startup-form.tsx'
import { ArrowLink } from '#platform/ui/buttons/arrow-link.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Section } from '#platform/layout/sections/section.tsx'
import styles from './founder-help.module.css'

/** Our offer to founders, next to the request form. */
export function FounderHelp({ form }: { form: ReturnType<typeof loadStartupForm> }) {
  return (
    <Section id="startup-support" title="Starting a care home or healthcare business?">
      <div className={styles.columns}>
        <div className={styles.words}>
          <p>
            In England you register with the Care Quality Commission before you look after anyone.
            Then comes the sponsor licence. Tell us how far you have got.
          </p>
          <ArrowLink href="/startup/path">Every step, its costs and times</ArrowLink>
        </div>
        <Disclosure summary="Ask for help" open={form.received !== null}>
          <StartupForm {...form} />
        </Disclosure>
      </div>
    </Section>
  )
}
