import { RuleSet } from './rule-set.ts'
import november2025 from './sets/uk-skilled-worker-2025-11-25.json' with { type: 'json' }

/** The sets that come with the product, the earliest first. */
export const SHIPPED: RuleSet[] = [november2025].map((set) => RuleSet.parse(set))
