import { Checkbox } from '#app/ui/checkbox.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import styles from './logo-field.module.css'
import type { PartProps } from './posting-form.tsx'

interface LogoFieldProps extends PartProps {
  /** Key of a logo that has arrived already. */
  kept: string | null
  /** The form has come back with a mistake. */
  isBack: boolean
}

/** A logo that once arrived whole stays with the form, whatever is wrong with the rest. */
export function LogoField({ answer, choices, kept, isBack }: LogoFieldProps) {
  const { logo } = choices
  const { error } = answer('companyLogo')

  return (
    <div className={styles.logo}>
      {kept && (
        <div className={styles.kept}>
          <input type="hidden" name="logo" value={kept} />
          <img src={`/${kept}`} alt="Your logo" width={96} height={96} className={styles.picture} />
          <div>
            {isBack && <p>Your logo is kept. You need not choose it again.</p>}
            <Checkbox name="noLogo" label="Leave the logo out" />
          </div>
        </div>
      )}
      <FileField
        name="companyLogo"
        label={kept ? 'Another logo' : 'Company logo'}
        hint="PNG, JPEG, WebP, AVIF or GIF, up to 5 MB."
        error={error}
        optional
        accept={logo.types}
        data-limit={logo.bytes}
        data-too-large={logo.tooLarge}
      />
      {/* A script shows here what was chosen. */}
      <img hidden alt="The logo you chose" className={styles.picture} data-logo-preview />
    </div>
  )
}
