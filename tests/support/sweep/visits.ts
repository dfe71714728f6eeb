import type { SweptPages, Who } from './pages/swept-page.ts'
import type { Scene } from './scene.ts'

export interface Visit {
  path: string
  who: Who
  width: keyof typeof WIDTHS
  theme: 'light' | 'dark'
  script: 'on' | 'off'
  status: number
  /** The path that the browser shows afterwards. */
  lands: string
}

type Look = Pick<Visit, 'width' | 'theme' | 'script'> & { isLoggedIn: boolean }

export const WIDTHS = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const

const ALL: Look[] = (['phone', 'desktop'] as const).flatMap((width) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['on', 'off'] as const).flatMap((script) =>
      [true, false].map((isLoggedIn) => ({ width, theme, script, isLoggedIn })),
    ),
  ),
)

/**
 * Each state of each page at both widths. Light and dark, with and without scripts, and logged in or not alternate from
 * page to page, and between its two widths, in the same order in every run; with `isFull` all combinations are visited.
 */
export function planVisits(pages: SweptPages, scene: Scene, { isFull }: { isFull: boolean }) {
  const looks = Object.entries(pages).flatMap(([route, { at, as, status = 200, lands }]) =>
    [at?.(scene) ?? `/${route}`].flat().map((path) => {
      const [pathname = ''] = path.split('?', 1)
      return { path, as, status, lands: lands ?? pathname }
    }),
  )
  return looks.flatMap(({ as, ...page }, index): Visit[] => {
    const chosen = isFull ? (as === 'anyone' ? ALL : ALL.filter(isOnce)) : twoLooks(index)
    return chosen.map(({ isLoggedIn, ...look }) => {
      const who = as === 'anyone' ? (isLoggedIn ? 'seeker' : 'visitor') : as
      return { ...page, ...look, who }
    })
  })
}

const isOnce = ({ isLoggedIn }: Look) => isLoggedIn

function twoLooks(index: number): Look[] {
  const [isDark, isOff, isLoggedIn] = [1, 2, 4].map((bit) => (index & bit) > 0)
  const toLook = (width: Visit['width'], isOther: boolean): Look => ({
    width,
    theme: isDark === isOther ? 'light' : 'dark',
    script: isOff === isOther ? 'on' : 'off',
    isLoggedIn: isLoggedIn !== isOther,
  })
  return [toLook('phone', false), toLook('desktop', true)]
}

export function describeVisit({ path, who, width, theme, script }: Visit) {
  return `${path} as ${who} at ${WIDTHS[width].width} px, ${theme}, script ${script}`
}
