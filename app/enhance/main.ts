import { offerClosingBanners } from './banners.ts'
import { checkBeforeSending } from './check-before-sending.ts'
import { countDown } from './count-down.ts'
import { sendContactForm } from './contact-form.ts'
import { offerCopying } from './copy-link.ts'
import { openDialogsByCommand, openDialogsInPlace } from './dialogs.ts'
import { lightUpDropZones } from './drop-zones.ts'
import { openFoldsWhenWide } from './folds.ts'
import { rememberOpenedJob } from './last-opened-job.ts'
import { keepDraft } from './keep-draft.ts'
import { loadFontsLate } from './late-fonts.ts'
import { closeMenuWhenWide } from './menu.ts'
import { sayWhenOffline } from './offline.ts'
import { measurePasswords, offerToShowPasswords } from './passwords.ts'
import { keepRelativeTimesFresh } from './relative-times.ts'
import { sendOnce } from './send-once.ts'
import { tellOtherTabs } from './tell-other-tabs.ts'
import { adoptToasts } from './toast.ts'
import { sendApplyForm } from './uploads/apply-form.ts'
import { sendStartupForm } from './uploads/startup-form.ts'

// Improves reading pages that are complete without it. Loaded late, on every one of them.
adoptToasts()
rememberOpenedJob()
loadFontsLate()
offerCopying()
openFoldsWhenWide()
closeMenuWhenWide()
openDialogsByCommand()
openDialogsInPlace()
lightUpDropZones()
offerClosingBanners()
keepRelativeTimesFresh()
sayWhenOffline()
offerToShowPasswords()
measurePasswords()
checkBeforeSending()
countDown()
keepDraft()
sendContactForm()
sendStartupForm()
sendApplyForm()
sendOnce()
// Last: a browser may refuse us its storage.
tellOtherTabs()
