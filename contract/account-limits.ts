/** How long each text of an account may be, in characters. */
export const ACCOUNT_LIMITS = {
  firstName: 60,
  lastName: 60,
  mobileNumber: 40,
  email: 254,
  password: 200,
} as const

export const CODE_LENGTH = 4

/** How long a page waits before it offers to send an email again. */
export const RESEND_SECONDS = 60

/** How long an emailed link works. */
export const LINK_HOURS = 24

/** How long an emailed code works. */
export const CODE_MINUTES = 10

/** Five megabytes, in bytes. */
export const PICTURE_LIMIT = 5 * 1024 * 1024

/** Messages after an action; the specification's wording where it has one. */
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

/** Shown to suspended people who log in with the right password. */
export function suspendedMessage(reason: string): string {
  const sentence = /[.!?…]$/.test(reason) ? reason : `${reason}.`
  return `Your account is suspended. The reason: ${sentence} If you think this is a mistake, write to us at /contact.`
}

/** Browsers may cache the picture forever: a new picture gets a new key. */
export function pictureUrl(key: string | null, size: PictureSize = 96): string | null {
  return key && `/pictures/${key}${size === 96 ? '' : `?size=${size}`}`
}
