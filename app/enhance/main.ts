import { offerClosingBanners } from './banners.ts'
import { sendContactForm } from './contact-form.ts'
import { offerCopying } from './copy-link.ts'
import { openDialogsByCommand } from './dialogs.ts'
import { lightUpDropZones } from './drop-zones.ts'
import { openFoldsWhenWide } from './folds.ts'
import { rememberOpenedJob } from './last-opened-job.ts'
import { loadFontsLate } from './late-fonts.ts'
import { closeMenuWhenWide } from './menu.ts'
import { sayWhenOffline } from './offline.ts'
import { keepRelativeTimesFresh } from './relative-times.ts'
import { sendStartupForm } from './startup-form.ts'
import { adoptToasts } from './toast.ts'

// Improves reading pages that are complete without it. Loaded late, on every one of them.
adoptToasts()
rememberOpenedJob()
loadFontsLate()
offerCopying()
openFoldsWhenWide()
closeMenuWhenWide()
openDialogsByCommand()
lightUpDropZones()
offerClosingBanners()
keepRelativeTimesFresh()
sayWhenOffline()
sendContactForm()
sendStartupForm()
