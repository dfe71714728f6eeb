import type { Platform } from '#server/platform/platform.ts'
import { rescanTexts } from './screening/rescan-texts.ts'

interface Settings {
  /** Called after each change to public jobs. */
  notifyJobsChanged(): void
}

/** What is read in texts by itself. What people decide is in `server/admin`. */
export function createModeration({ db }: Pick<Platform, 'db'>, { notifyJobsChanged }: Settings) {
  return {
    /** Task: reads all open adverts again once the rules have changed. */
    async rescanTexts() {
      const held = await rescanTexts(db)
      if (held > 0) notifyJobsChanged()
      return held
    },
  }
}
