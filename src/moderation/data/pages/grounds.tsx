import { Part } from '#moderation/desk/pages/parts/columns.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import type { ShownGrounds } from './shown-grounds.ts'

interface GroundsProps {
  grounds: ShownGrounds
  confirmations: { on: string; by: string; versions: string }[]
}

/** The age of the rules and the register, and when they turn old. */
export function Grounds({ grounds: { old, rules, register }, confirmations }: GroundsProps) {
  return (
    <>
      {old && <Banner tone="warning">{`${old}. All passes are grey.`}</Banner>}
      <Part id="ages" title="Now">
        <Facts
          items={[
            { term: 'Rules of', value: rules.of },
            { term: 'Last read', value: rules.read },
            ...(rules.seenTo ? [{ term: 'Statements seen up to', value: rules.seenTo }] : []),
            { term: 'Rules count as fresh until', value: rules.until },
            { term: 'Register of', value: register?.of ?? 'None is loaded' },
            ...(register
              ? [{ term: 'Register counts as fresh until', value: register.until }]
              : []),
          ]}
        />
      </Part>
      {confirmations.length > 0 && (
        <Part id="confirmations" title="Who looked">
          <ul>
            {confirmations.map(({ on, by, versions }, index) => (
              <li key={index}>
                <strong>{by || 'Somebody'}</strong> on {on}: {versions}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}
