// The most common leaked passwords, and words our visitors are likely to use.
const WORDS = `
  password passw passwort pass secret letmein welcome login admin administrator root master access
  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qweasdzxc
  iloveyou loveyou lovely love baby babygirl angel princess sunshine flower butterfly summer winter
  spring autumn monday friday january october november december football baseball basketball soccer
  liverpool arsenal chelsea manchester mancity manutd everton rangers celtic tottenham barcelona
  realmadrid superman batman spiderman pokemon naruto starwars dragon monkey tiger shadow hunter
  michael jordan jessica charlie daniel thomas andrew joshua ashley nicole matthew jennifer robert
  blessing blessed favour grace gracious jesus jesuschrist christ godisgood godislove mygod heaven
  miracle glory hallelujah amen emmanuel precious destiny patience victory success money billionaire
  nigeria lagos abuja ghana accra kenya nairobi zimbabwe harare india mumbai kerala pakistan manila
  philippines london england britain leeds unitedkingdom computer internet google facebook whatsapp
  instagram samsung iphone apple whatever trustno nothing freedom change changeme default test tester
  testing temp guest user hello helloworld landfall nurse nursing carer caring carehome healthcare
  hospital doctor sponsor sponsorship visa job jobs abc abcd abcdef aabbcc abcabc cookie chocolate
  cheese banana pepper ginger family mother mummy daddy father brother sister friend forever
`
const COMMON = new Set(WORDS.split(/\s+/).filter(Boolean))

const SUBSTITUTIONS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

// 'abcabc' and 'aaaa'.
const REPEATED = /^(.+?)\1+$/u

/**
 * Whether a password is among the first that attackers try: a common word with digits, symbols or substitutions
 * ('P@ssw0rd!', 'Liverpool#2024'), only digits and symbols, a repeated sequence, or one of `personal`, such as the
 * person's name.
 */
export function isCommonPassword(password: string, personal: string[] = []): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const own = personal.flatMap((word) => coresOf(word.normalize('NFKC').toLowerCase()))
  const words = new Set([...COMMON, ...own.filter((word) => word.length > 2)])
  const isCommon = (core: string) => core === '' || words.has(core) || REPEATED.test(core)
  // Only digits and symbols.
  if (!/\p{L}/u.test(text)) return true
  return coresOf(text).some(isCommon)
}

// Prefixes and suffixes that people add to satisfy a rule: nothing, symbols, or digits and symbols.
const HEADS = [/^/u, /^[^\p{L}\p{N}]+/u, /^[^\p{L}]+/u]
const TAILS = [/$/u, /[^\p{L}\p{N}]+$/u, /[^\p{L}]+$/u]

/** Words that a password, given in lower case, may be based on. */
export function coresOf(text: string) {
  const parts = HEADS.flatMap((head) =>
    TAILS.map((tail) => text.replace(head, '').replace(tail, '')),
  )
  return [...parts, ...parts.map(toLetters)]
}

function toLetters(text: string) {
  return Array.from(text, (sign) => SUBSTITUTIONS[sign] ?? sign)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '')
}
