import Bowser from 'bowser'

/** 'Chrome on Android' as far as a browser's own words tell; they may be anything. */
export function nameDevice(userAgent: string): string {
  if (!userAgent) return 'An unknown device'
  // oxlint-disable-next-line import/no-named-as-default-member -- Node knows no part of it by name
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name && !os.name) return 'An unknown device'
  return [browser.name ?? 'A browser', os.name && `on ${os.name}`].filter(Boolean).join(' ')
}
