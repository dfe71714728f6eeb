import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Files in a folder of this machine. */
export function openDisk(folder: string): Disk {
  return new Disk(new FSDriver({ location: folder, visibility: 'private' }))
}
