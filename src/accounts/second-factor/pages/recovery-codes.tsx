import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { SECOND_STEP_PATH } from '#accounts/second-factor/second-step-path.ts'
import { OneButton, Part, type PartProps } from './part.tsx'
import styles from './second-step.module.css'

/** New recovery codes, shown once: only their digests are stored. */
export function NewCodes({ codes, next }: { codes: string[]; next: string | null }) {
  return (
    <Part id="new-codes" title="Your recovery codes">
      <Banner tone="warning" title="Write these down now" live>
        We show them only this once. With one of them you get in when you have lost your phone. Each
        works once. Keep them on paper or in a password manager, not on the phone itself.
      </Banner>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ol>
      <p>
        <ButtonLink
          href={next ?? SECOND_STEP_PATH}
          tone="primary"
          iconEnd="arrow-right"
          reloadDocument
        >
          I have written them down
        </ButtonLink>
      </p>
    </Part>
  )
}

interface CodesCardProps extends PartProps {
  /** The number of unused codes. */
  left: number
  canChange: boolean
}

/** The number of codes left, and a way to get new ones. */
export function CodesCard({ left, canChange, ...shared }: CodesCardProps) {
  return (
    <Part id="codes" title="Recovery codes">
      <p>
        {left === 0
          ? 'You have no recovery codes left. Make new ones, or you cannot log in once your phone is lost.'
          : `You have ${left} of them. With one you get in when you have lost your phone.`}
      </p>
      {canChange && (
        <OneButton {...shared} form="codes-renew" label="Make new recovery codes">
          <p>If you make new ones, the old ones stop working.</p>
        </OneButton>
      )}
    </Part>
  )
}
