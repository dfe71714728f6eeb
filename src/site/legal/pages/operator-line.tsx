import type { Operator } from '#platform/config.ts'

/** Whoever runs the site, in one sentence. */
export function OperatorLine({ operator }: { operator: Operator }) {
  const { name, address, number } = operator
  return (
    <p>
      {[name, address, number && `company ${number}`].filter(Boolean).join(', ')} runs this site and
      answers for it.
    </p>
  )
}
