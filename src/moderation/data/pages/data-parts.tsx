import { PostForm } from '#platform/forms/pages/post-form.tsx'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { FileField } from '#platform/ui/fields/file-field.tsx'
import { TextField } from '#platform/ui/fields/text-field.tsx'
import { DATA_PATH } from '#moderation/desk/admin-paths.ts'
import { PAGE_LIMIT, REGISTER_LIMIT } from '#moderation/data/data-limits.ts'
import { Part } from '#moderation/desk/pages/parts/columns.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { CHANGED_COLUMNS } from '#sponsorship/register/import/column-words.ts'
import { formatCount, mediumDate } from '#platform/primitives/formats.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Progress } from '#platform/ui/toast/progress.tsx'
import type { Language } from '#platform/languages/language.ts'
import { addDays } from '#platform/primitives/time/days.ts'
import { REGISTER_FRESH_DAYS, RULES_FRESH_DAYS } from '#sponsorship/freshness/freshness-limits.ts'
import type { Freshness } from '#sponsorship/freshness/freshness.ts'

const PAGE_RULES = {
  accept: '.html,.htm,.md,.txt',
  bytes: PAGE_LIMIT,
  wrongType: 'Choose a page saved as HTML.',
  tooLarge: 'This file is larger than 5 MB. Save the page as HTML, without its pictures.',
}
const REGISTER_RULES = {
  accept: '.csv,.gz',
  bytes: REGISTER_LIMIT,
  wrongType: 'Choose the CSV file from GOV.UK.',
  tooLarge: 'This file is larger than 60 MB. The register has about 15 MB.',
}

interface FormProps {
  rejection: Rejection | undefined
}

/** A saved page, to be compared with the rules in force. */
export function PageForm({ rejection }: FormProps) {
  return (
    <PostForm
      id="compare-form"
      action={`${DATA_PATH}?do=compare`}
      encType="multipart/form-data"
      noValidate
      rejection={rejection}
      submitLabel="Show what differs"
      tone="secondary"
    >
      <FileField
        name="page"
        label="Page of the Immigration Rules"
        hint="Save Appendix Skilled Worker, Skilled Occupations or Immigration Salary List as HTML. Nothing is stored."
        rules={PAGE_RULES}
        error={rejection?.errors.page}
      />
    </PostForm>
  )
}

/** The register as a file, with what its name does not say. */
export function RegisterForm({ rejection }: FormProps) {
  const errors = rejection?.errors ?? {}
  return (
    <PostForm
      id="register-form"
      action={`${DATA_PATH}?do=register`}
      encType="multipart/form-data"
      noValidate
      rejection={rejection}
      submitLabel="Upload the register"
    >
      <FileField
        name="register"
        label="CSV file of the register of workers"
        hint="From GOV.UK, as it is or packed with gzip."
        rules={REGISTER_RULES}
        error={errors.register}
      />
      <TextField
        name="published"
        label="Day of the register"
        hint="As in 2026-11-27. Only if the file’s name does not say it."
        maxLength={10}
        error={errors.published}
        optional
      />
      <TextField
        name="columns"
        label="Columns"
        hint="Only for a file whose headings have changed: what the message says after --columns."
        maxLength={500}
        spellCheck={false}
        error={errors.columns}
        optional
      />
      <Checkbox
        name="evenIfSmaller"
        label="Load it even if more than 3 % of the organisations are missing"
      />
    </PostForm>
  )
}

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

const EVERY_MS = 2000

interface RegisterProgressProps {
  upload: {
    fileName: string
    publishedOn: string
    state: 'waiting' | 'reading' | 'comparing' | 'done' | 'failed'
    rowsRead: number
    outcome: string
  }
}

/** The last register that was uploaded: how far it is, or what came of it. */
export function RegisterProgress({ upload }: RegisterProgressProps) {
  const { fileName, publishedOn, state, outcome } = upload
  const isOver = state === 'done' || state === 'failed'
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => void revalidate(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isOver, revalidate])

  if (isOver) {
    return (
      <Banner
        tone={state === 'done' && !outcome.startsWith(CHANGED_COLUMNS) ? 'success' : 'warning'}
        title={`${fileName}, ${publishedOn}`}
        live
      >
        {outcome.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Banner>
    )
  }
  return (
    <div>
      <Progress label={`${fileName}: ${wordsOf(upload)}`} />
      <p>You can leave this page: it goes on, and the result will be here.</p>
      <p>
        <ButtonLink href={DATA_PATH} reloadDocument>
          Look again
        </ButtonLink>
      </p>
    </div>
  )
}

function wordsOf({ state, rowsRead }: RegisterProgressProps['upload']) {
  if (state === 'waiting') return 'waiting'
  const rows = `${formatCount(rowsRead)} rows read`
  return state === 'reading' ? rows : `${rows}, now being compared and saved`
}

/** The age of the rules and the register, in texts made on the server. */
export function toShownGrounds(freshness: Freshness, { say }: Language) {
  const { rules, rulesReadOn, statementsSeenTo, register, old } = freshness
  const { rulesAge, registerAge } = freshness
  return {
    old: old && say(old.because),
    rules: {
      of: mediumDate(rules),
      read: `${mediumDate(rulesReadOn)}, ${daysAgo(rulesAge)}`,
      seenTo: statementsSeenTo,
      until: mediumDate(addDays(rulesReadOn, RULES_FRESH_DAYS)),
    },
    register:
      register === null
        ? null
        : {
            of: `${mediumDate(register)}, ${daysAgo(registerAge ?? 0)}`,
            until: mediumDate(addDays(register, REGISTER_FRESH_DAYS)),
          },
  }
}

type ShownGrounds = ReturnType<typeof toShownGrounds>

function daysAgo(days: number) {
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
