import { useHydrated } from '#app/ui/use-hydrated.ts'
import { cityOf } from '#contract/interview-times.ts'

export interface OwnZone {
  zone: string
  /** False for a guess by the country. */
  isOwnChoice: boolean
}

/**
 * The zone to show times in: what somebody chose themselves, else the one that their device is set to. `device` is the
 * device’s if it is another one than they chose.
 */
export function useOwnZone({ zone, isOwnChoice }: OwnZone): {
  zone: string
  device: string | null
} {
  const isHydrated = useHydrated()
  const device = isHydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : null
  // Browsers and servers call some places differently.
  const isOther = device !== null && cityOf(device) !== cityOf(zone)
  if (!isOther) return { zone, device: null }
  return isOwnChoice ? { zone, device } : { zone: device, device: null }
}
