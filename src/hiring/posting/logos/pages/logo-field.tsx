import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { FileField } from '#platform/ui/fields/file-field.tsx'
import { useImagePreview } from '#platform/ui/fields/use-image-preview.ts'
import styles from './logo-field.module.css'
import type { PartProps } from '#hiring/posting/pages/form/part.ts'

interface LogoFieldProps extends Pick<PartProps, 'answer' | 'choices'> {
  /** The key of a logo already uploaded. */
  saved: string | null
  /** The form was rejected. */
  isBack: boolean
}

/** The logo; once fully uploaded it stays with the form, even if other fields are invalid. */
export function LogoField({ answer, choices, saved, isBack }: LogoFieldProps) {
  const { logo } = choices
  const { preview, choose } = useImagePreview()
  const { error } = answer('companyLogo')

  return (
    <div className={styles.logo}>
      {saved && (
        <div className={styles.saved}>
          <input type="hidden" name="logo" value={saved} />
          <img
            src={`/${saved}`}
            alt="Your logo"
            width={96}
            height={96}
            className={styles.picture}
          />
          <div>
            {isBack && <p>We have saved your logo. You do not need to choose it again.</p>}
            <Checkbox name="noLogo" label="Leave the logo out" />
          </div>
        </div>
      )}
      <FileField
        // A saved file is not sent again.
        key={saved}
        name="companyLogo"
        label={saved ? 'Another logo' : 'Company logo'}
        hint="PNG, JPEG, WebP, AVIF or GIF, up to 5 MB. It appears once you have proved who you are, or once we have looked at it."
        error={error}
        optional
        rules={logo}
        onChoose={choose}
      />
      {preview && <img src={preview} alt="The logo you chose" className={styles.picture} />}
    </div>
  )
}
