import type { Effect, Rule } from '#safety/text-rules/rule.ts'
import type { TextKind } from '#safety/text-rules/read-text.ts'

export const PUBLIC: TextKind[] = ['advert', 'organisation']
export const FROM_EMPLOYER: TextKind[] = ['advert', 'organisation', 'message', 'note', 'file-name']
export const TO_PEOPLE: TextKind[] = ['advert', 'organisation', 'message', 'file-name']
export const EVERYWHERE: TextKind[] = [...TO_PEOPLE, 'contact']

type Strength = Pick<Rule, 'effect' | 'mode'>
const live = (effect: Effect): Strength => ({ effect, mode: 'live' })
export const refused = live('refuse')
export const held = live('hold')
export const marked = live('mark')
