import Bowser from 'bowser'

/** For example 'Chrome on Android', from a User-Agent header, which can contain anything. */
export function nameDevice(userAgent: string): string {
  if (!userAgent) return 'An unknown device'
  // oxlint-disable-next-line import/no-named-as-default-member -- Node cannot import its parts by name
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name && !os.name) return 'An unknown device'
  return [browser.name ?? 'A browser', os.name && `on ${os.name}`].filter(Boolean).join(' ')
}
