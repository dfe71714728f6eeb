import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Icon, type IconName } from '#platform/ui/facts/icon.tsx'
import { Prose } from '#platform/layout/sections/section.tsx'
import services from './services.json' with { type: 'json' }
import styles from './services.module.css'
import { Written } from './written.tsx'

export default function ServicesPage() {
  return (
    <PageLayout width="wide">
      <title>Services – Landfall</title>
      <meta
        name="description"
        content="Job board posting, immigration consulting, training and courses, and job search assistance: what each service is, and what it is not."
      />
      <PageHeader title="Services">
        <p>Four things people ask us for. For each we say what you get, and what you do not.</p>
      </PageHeader>
      <div className={styles.services}>
        {services.map(({ icon, title, text, link }) => (
          <Card key={title} as="section" padding="roomy">
            <div className={styles.service}>
              <span className={styles.icon}>
                <Icon name={icon as IconName} size="large" />
              </span>
              <h2>{title}</h2>
              <Written text={text} />
              {link && (
                <p>
                  <ButtonLink href={link.href} iconEnd="arrow-right">
                    {link.words}
                  </ButtonLink>
                </p>
              )}
            </div>
          </Card>
        ))}
      </div>
      <Prose>
        <h2>Not sure which one you need?</h2>
        <p>
          Tell us in your own words what you want to do. You do not need to know the right terms.
        </p>
        <ButtonRow>
          <ButtonLink href="/contact" tone="primary">
            Write to us
          </ButtonLink>
          <ButtonLink href="/startup">Help for care founders</ButtonLink>
        </ButtonRow>
      </Prose>
    </PageLayout>
  )
}
