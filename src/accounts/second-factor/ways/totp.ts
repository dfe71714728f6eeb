import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

const PERIOD_MS = 30_000
/** A code of the step before or after is valid too, because clocks differ. */
const WINDOW = 1
/** The share of all six-digit codes that is valid at one moment. */
export const VALID_SHARE = (2 * WINDOW + 1) / 1_000_000
const SECRET_BYTES = 20

/** The format of the app’s codes; recovery codes look different. */
export const APP_CODE = /^\d{6}$/

/** 160 random bits in base 32, as apps expect them. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/**
 * The time step of a six-digit code, in units of 30 seconds since 1970; null if the code is wrong or not newer than
 * `lastStep`: a code that another person has seen must not work again.
 */
export function findStep(
  secret: string,
  code: string,
  { lastStep, now = Date.now() }: { lastStep: number; now?: number },
): number | null {
  // The library throws for some texts of six characters.
  if (!APP_CODE.test(code)) return null
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, window: WINDOW, timestamp: now })
  if (delta === null) return null
  const step = Math.floor(now / PERIOD_MS) + delta
  return step > lastStep ? step : null
}

/** The address that opens an app on the same device, and that the QR code holds. */
export function toAppLink(secret: string, label: string): string {
  return new TOTP({ issuer: 'Landfall', label, secret: Secret.fromBase32(secret) }).toString()
}

/** The QR code for the app, as the URL of an SVG image. White on any background: cameras need the contrast. */
export function drawQrCode(uri: string): string {
  const { size, data } = encode(uri, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path.join('')}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
