import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import type { Route } from './+types/scorecard.route.ts'

type CriterionFieldsProps = Pick<
  Route.ComponentProps['loaderData'],
  'version' | 'criteria' | 'suggestions' | 'limits'
> & { rejection: Rejection | undefined }

/** One line per criterion, and as many empty ones as fit. */
export function CriterionFields({
  version,
  criteria,
  suggestions,
  limits,
  rejection,
}: CriterionFieldsProps) {
  const lines = Array.from({ length: limits.count }, (_, at) => criteria[at])
  const isConflict = rejection?.code === 'changed_by_colleague'
  return (
    <>
      {suggestions.length > 0 && !rejection && (
        <Banner>
          We have filled in what is often scored for such a job. Change it as you like, then save.
        </Banner>
      )}
      {isConflict && (
        <Banner tone="warning" title="On the scorecard now">
          {criteria.map(({ name }) => name).join(', ') || 'Nothing.'}
        </Banner>
      )}
      <input type="hidden" name="version" value={version} />
      {lines.map((criterion, at) => {
        const field = `name-${at}`
        return (
          <div key={field}>
            <input
              type="hidden"
              name={`id-${at}`}
              value={rejection?.values[`id-${at}`] ?? criterion?.id ?? ''}
            />
            <TextField
              name={field}
              label={`Line ${at + 1}`}
              error={rejection?.errors[field]}
              optional
              maxLength={limits.name}
              autoComplete="off"
              defaultValue={rejection?.values[field] ?? criterion?.name ?? suggestions[at]}
            />
          </div>
        )
      })}
      {rejection?.code === 'scores_go' && (
        <Checkbox
          name="isSure"
          label="Delete these scores for all applicants"
          error={rejection.errors['isSure']}
        />
      )}
      <p>Clear a line to remove it.</p>
    </>
  )
}
