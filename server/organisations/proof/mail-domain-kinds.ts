const FREE_MAIL = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk live.com live.co.uk msn.com yahoo.com yahoo.co.uk
  ymail.com rocketmail.com icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me tutanota.com tuta.com
  gmx.com gmx.co.uk gmx.net mail.com zoho.com yandex.com fastmail.com hey.com btinternet.com btopenworld.com sky.com
  talktalk.net virginmedia.com ntlworld.com blueyonder.co.uk tiscali.co.uk doctors.org.uk mail.ru qq.com 163.com`.split(
    /\s+/,
  ),
)
const THROW_AWAY = new Set(
  `mailinator.com guerrillamail.com 10minutemail.com temp-mail.org yopmail.com trashmail.com sharklasers.com
  getnada.com maildrop.cc throwawaymail.com`.split(/\s+/),
)
const SHARED = new Set(
  `nhs.net nhs.uk nhs.scot hscni.net wales.nhs.uk gov.uk ac.uk sch.uk police.uk co.uk org.uk ltd.uk plc.uk me.uk
  net.uk onmicrosoft.com`.split(/\s+/),
)

/** Everybody can have a mailbox there. */
export const isFreeMail = (domain: string) => FREE_MAIL.has(domain)
/** A mailbox there lives for minutes. */
export const isThrowAway = (domain: string) => THROW_AWAY.has(domain)
/** Many organisations have addresses there, so it belongs to none of them alone. */
export const isSharedDomain = (domain: string) => SHARED.has(domain)
