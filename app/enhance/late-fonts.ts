const MONTH_IN_SECONDS = 2_592_000
const FACES = ['1em "Figtree Variable"', '1em "Bricolage Grotesque Variable"']

/**
 * Fetches our typefaces when everything else is there, and leaves a cookie, so that the next page
 * starts with them. Somebody who saves data keeps the stand-ins.
 */
export function loadFontsLate() {
  const address = document.querySelector<HTMLMetaElement>('meta[name="late-fonts"]')?.content
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!address || connection?.saveData) return

  const load = () => void addSheet(address)
  if (document.readyState === 'complete') load()
  else addEventListener('load', load)
}

async function addSheet(address: string) {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = address
  const loaded = new Promise((resolve) => sheet.addEventListener('load', resolve))
  document.head.append(sheet)
  await loaded
  await Promise.all(FACES.map((face) => document.fonts.load(face)))
  document.cookie = `fonts=1; path=/; max-age=${MONTH_IN_SECONDS}; samesite=lax`
}
