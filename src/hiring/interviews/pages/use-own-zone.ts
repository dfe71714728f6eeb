import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'
import { cityOf } from '#hiring/interviews/model/interview-times.ts'

export interface OwnZone {
  zone: string
  /** False for a guess from the country. */
  isOwnChoice: boolean
}

/**
 * The zone to show times in: the user’s choice, otherwise the device’s. `device` is the device’s zone if it differs
 * from the choice.
 */
export function useOwnZone({ zone, isOwnChoice }: OwnZone): {
  zone: string
  device: string | null
} {
  const isHydrated = useHydrated()
  const device = isHydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : null
  // Browsers and servers have different names for some zones.
  const isOther = device !== null && cityOf(device) !== cityOf(zone)
  if (!isOther) return { zone, device: null }
  return isOwnChoice ? { zone, device } : { zone: device, device: null }
}
