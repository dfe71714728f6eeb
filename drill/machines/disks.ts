import { mkdir, rm, statfs, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { output } from './programs.ts'

/** A separate disk: a file system in a file of that size, which takes only the space used. Needs root. */
export interface Disk {
  folder: string
  /** Fills the remaining space, and frees it when `free` is called. */
  fill(): Promise<{ free(): Promise<void> }>
  unmount(): Promise<void>
}

export async function openDisk(folder: string, megabytes: number): Promise<Disk> {
  const image = `${folder}.img`
  await mkdir(folder, { recursive: true })
  await writeFile(image, '')
  await truncate(image, megabytes * 1024 * 1024)
  await output('mkfs.ext4', ['-q', '-F', '-m', '0', image])
  await output('mount', ['-o', 'loop', image, folder])
  return {
    folder,
    async fill() {
      const filler = path.join(folder, 'filler')
      const { bavail, bsize } = await statfs(folder)
      await output('fallocate', ['-l', String(bavail * bsize), filler]).catch(() => fillUp(filler))
      return { free: () => rm(filler, { force: true }) }
    },
    unmount: async () => void (await output('umount', ['--lazy', folder])),
  }
}

/** Fills a disk to which others may write at the same time, so that free space can disappear. */
async function fillUp(filler: string) {
  await output('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M']).catch(() => null)
}
