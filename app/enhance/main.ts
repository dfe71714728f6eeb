import { offerClosingBanners } from './banners.ts'
import { checkBeforeSending } from './check-before-sending.ts'
import { checkAdvertWhileWriting } from './postings/check-advert.ts'
import { keepChoices } from './postings/keep-choice.ts'
import { completeCategories } from './postings/type-ahead.ts'
import { countDown } from './count-down.ts'
import { sendContactForm } from './contact-form.ts'
import { openDialogsByCommand, openDialogsInPlace } from './dialogs.ts'
import { lightUpDropZones } from './drop-zones.ts'
import { keepDraft } from './keep-draft.ts'
import { loadFontsLate } from './late-fonts.ts'
import { closeMenuWhenWide } from './menu.ts'
import { sayWhenOffline } from './offline.ts'
import { measurePasswords, offerToShowPasswords } from './passwords.ts'
import { cutForCard } from './postings/card-cut.ts'
import { deleteJobsInPlace } from './postings/delete-job.ts'
import { showChosenLogo } from './postings/logo.ts'
import { saySoWhileSending } from './postings/say-so.ts'
import { followSearch } from './search/follow-search.ts'
import { suggestWhileTyping } from './search/suggest.ts'
import { sendOnce } from './send-once.ts'
import { tellOtherTabs } from './tell-other-tabs.ts'
import { adoptToasts } from './toast.ts'
import { sendPictureForm } from './uploads/picture-form.ts'
import { sendApplyForm } from './uploads/apply-form.ts'
import { sendStartupForm } from './uploads/startup-form.ts'

// Improves reading pages that are complete without it. Loaded late, on every one of them.
adoptToasts()
loadFontsLate()
closeMenuWhenWide()
openDialogsByCommand()
openDialogsInPlace()
lightUpDropZones()
offerClosingBanners()
sayWhenOffline()
offerToShowPasswords()
measurePasswords()
checkBeforeSending()
countDown()
followSearch()
suggestWhileTyping()
keepChoices()
completeCategories()
checkAdvertWhileWriting()
cutForCard()
showChosenLogo()
keepDraft()
deleteJobsInPlace()
saySoWhileSending()
sendContactForm()
sendStartupForm()
sendPictureForm()
sendApplyForm()
sendOnce()
// Last: a browser may refuse us its storage.
tellOtherTabs()
