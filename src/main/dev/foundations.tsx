import { HarbourDawn } from '#platform/art/harbour-dawn.tsx'
import { CareHome } from '#platform/art/care-home.tsx'
import { EmptyShore } from '#platform/art/empty-shore.tsx'
import { FogLight } from '#platform/art/fog-light.tsx'
import { Papers } from '#platform/art/papers.tsx'
import { SafeHarbour } from '#platform/art/safe-harbour.tsx'
import { Logo } from '#platform/layout/page/logo.tsx'
import { ICON_NAMES, Icon } from '#platform/ui/facts/icon.tsx'
import { Specimen } from './specimen.tsx'
import styles from './specimen.module.css'

const COLOURS = [
  'ground',
  'surface',
  'surface-raised',
  'surface-sunk',
  'surface-dawn',
  'text',
  'text-soft',
  'line',
  'line-strong',
  'accent',
  'accent-strong',
  'accent-soft',
  'signal',
  'signal-strong',
  'signal-soft',
  'signal-text',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-strong',
  'danger-soft',
]

/** The basics that all other parts are made of. */
export function Foundations() {
  return (
    <>
      <Specimen id="logo" title="Logo" row>
        <Logo />
      </Specimen>
      <Specimen id="colours" title="Colours" row>
        {COLOURS.map((name) => (
          <figure key={name}>
            <svg viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
              <rect width="96" height="48" rx="8" fill={`var(--${name})`} stroke="var(--line)" />
            </svg>
            <figcaption>
              <small>{name}</small>
            </figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen id="type" title="Type">
        <p>Text is set in Figtree: Registered Nurse, Leeds, £31,049 to £37,796 a year.</p>
        <h3>A third heading, set in Bricolage Grotesque</h3>
        <p>
          <a href="#type">A link in a text</a>, <strong>strong words</strong>, <em>a stress</em> and{' '}
          <small>small print</small>.
        </p>
      </Specimen>
      <Specimen id="icons" title="Icons" row>
        {ICON_NAMES.map((name) => (
          <figure key={name}>
            <Icon name={name} size="large" />
            <figcaption>
              <small>{name}</small>
            </figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen id="art" title="Drawings">
        <HarbourDawn />
        <div className={styles.grid}>
          <EmptyShore />
          <FogLight />
          <CareHome />
          <Papers />
          <SafeHarbour />
        </div>
      </Specimen>
    </>
  )
}
