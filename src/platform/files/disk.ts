import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Stores files in a folder on this machine. */
export function openDisk(folder: string): Disk {
  return new Disk(new FSDriver({ location: folder, visibility: 'private' }))
}
