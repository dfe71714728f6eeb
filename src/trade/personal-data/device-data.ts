import deviceData from './device-data.json' with { type: 'json' }

/** One cookie or one key of a browser’s storage. */
interface DeviceDatum {
  /** The name; `*` stands for any ending. */
  name: string
  place: 'cookie' | 'browser storage'
  purpose: string
  duration: string
  /** The file that sets it. */
  file: string
}

/** Everything that pages keep on a device. Nothing of it is for advertising, and no other site gets it. */
export const DEVICE_DATA = deviceData as readonly DeviceDatum[]

/** Whether a name is listed. On https cookies have a prefix, which does not count. */
export function isListed(name: string, place: DeviceDatum['place']): boolean {
  const plain = name.replace(/^__(?:Host|Secure)-/, '')
  return DEVICE_DATA.some(
    (datum) =>
      datum.place === place &&
      (datum.name.endsWith('*') ? plain.startsWith(datum.name.slice(0, -1)) : datum.name === plain),
  )
}
