/** Maximum lengths of account texts, in characters. */
export const ACCOUNT_LIMITS = {
  firstName: 60,
  lastName: 60,
  mobileNumber: 40,
  email: 254,
  password: 200,
} as const

/** The hints at the fields of a name: the specification lets a first name have letters and spaces only. */
export const NAME_HINTS = {
  firstName: 'Letters and spaces only.',
  lastName: 'Letters, hyphens, apostrophes.',
} as const

export const CODE_LENGTH = 4

/** The wait before a page offers to send an email again. */
export const RESEND_SECONDS = 60

/** The lifetime of an emailed link. */
export const LINK_HOURS = 24

/** The lifetime of an emailed code. */
export const CODE_MINUTES = 10

/** Five megabytes, in bytes. */
export const PICTURE_LIMIT = 5 * 1024 * 1024

/** Messages after an action, in the specification's wording if it has one. */
export const ACCOUNT_WORDS = {
  loggedIn: 'Successfully logged In',
  loggedOut: 'Successfully logged out',
  mailSent: 'Mail Sent',
  codeResent: 'Otp has been resent to your email',
  passwordChanged: 'Password changed successfully',
  pictureSaved: 'Your profile picture has been updated.',
  loginNeeded: 'You are not logged in, Please Login or Create an Account to continue',
} as const

/** Width and height of stored pictures in pixels, for small and large avatars. */
export const PICTURE_SIZES = [96, 192] as const

export type PictureSize = (typeof PICTURE_SIZES)[number]

/** The message for suspended people who log in with the right password. */
export function suspendedMessage(reason: string): string {
  const sentence = /[.!?…]$/.test(reason) ? reason : `${reason}.`
  return `Your account is suspended. The reason: ${sentence} If you think this is a mistake, write to us at /contact.`
}

/** The URL of a picture, which browsers may cache forever: a new picture gets a new key. */
export function pictureUrl(key: string | null, size: PictureSize = 96): string | null {
  return key && `/pictures/${key}${size === 96 ? '' : `?size=${size}`}`
}
