import type { Disk } from 'flydrive'
import { DomainError } from '#contract/errors.ts'
import type { Files } from './files.ts'
import { isDiskFull, openArrivals, receive } from './received.ts'

/**
 * What arrives is complete on this machine, in the folder `arrivals`, before the store sees it: a
 * store wants to know the size, and most uploads are looked into first.
 */
export async function openFiles(disk: Disk, arrivals: string): Promise<Files> {
  await openArrivals(arrivals)
  return {
    receive: (content, limit) => receive(arrivals, content, limit),
    async keep({ path, size }, key) {
      try {
        await disk.copyFromFs(path, key, { contentLength: size })
      } catch (error) {
        await disk.delete(key)
        throw isDiskFull(error) ? new DomainError('no_space') : error
      }
    },
    open: async (key) => ((await disk.exists(key)) ? disk.getStream(key) : null),
    delete: (key) => disk.delete(key),
  }
}
