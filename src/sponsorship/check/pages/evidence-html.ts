import { escapeText, escapeUTF8 } from 'entities/escape'
import type { Language } from '#platform/languages/language.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import facts from '#platform/ui/facts/facts.module.css'
import type { Figure, Quote, RuleSource } from '#sponsorship/model/check.schema.ts'
import styles from './check-lines.module.css'
import type { AnyResult } from './check-words.ts'

/**
 * A result's evidence: quotes from the advert, figures, caveats and the names of rules, whose pages are listed once for
 * all results. It is HTML, because it makes up most of a check, and as data for React to render it cost a fifth of a
 * job's page (decision 14).
 */
export function evidenceHtml(
  { figures, quotes, cautions, todo, sources, says }: AnyResult,
  { code, words, say }: Language,
): string {
  const isQuoted = quotes.some((quote) => quote.todo === todo)
  const isTranslated = code !== 'en'
  const next =
    isTranslated && says?.todo
      ? toNextStep(say(...says.todo), words.check.whatToDo)
      : todo && !isQuoted && toNextStep(todo, words.check.whatToDo)
  const records = [
    ...toQuotes(quotes, { hasSteps: !isTranslated || !says?.todo }),
    figures.length > 0 && toFigures(figures),
    cautions.length > 0 && `<ul>${cautions.map(toItem).join('')}</ul>`,
  ]
  const cited = sources.length > 0 && toRules(sources)
  // The evidence quotes the rules and the advert in their own words.
  const parts = isTranslated
    ? [next, `<div class="${styles.evidence}" lang="en" dir="ltr">`, ...records, cited, '</div>']
    : [...records, next, cited]
  return parts.filter((part) => typeof part === 'string').join('')
}

/** Quotes as HTML; those with the same meaning are explained once. */
function toQuotes(quotes: Quote[], { hasSteps }: { hasSteps: boolean }): string[] {
  const groups = Map.groupBy(quotes, ({ means, todo }) => `${means} ${todo}`)
  return [...groups.values()].map((group) => {
    const words = group.map(
      ({ text }) => `<blockquote class="${styles.quote}"><p>‘${escapeText(text)}’</blockquote>`,
    )
    const [{ means, todo } = { means: '', todo: '' }] = group
    return `<div class="${styles.evidence}">${words.join('')}<p>${escapeText(means)}</p>${hasSteps ? toNextStep(todo) : ''}</div>`
  })
}

/** Figures as HTML, like a page's `Facts`. */
function toFigures(figures: Figure[]) {
  const rows = figures.map(
    ({ term, value }) => `<div><dt>${escapeText(term)}<dd>${escapeText(value)}</div>`,
  )
  return `<dl class="${facts.rows}">${rows.join('')}</dl>`
}

function toItem(text: string) {
  return `<li>${escapeText(text)}`
}

const ADDRESS = /(https:\/\/www\.gov\.uk\/[\w/-]+)/

/** Advice on what to do or ask next; a GOV.UK address in it becomes a link. */
function toNextStep(words: string, label = 'What to do:') {
  const parts = words
    .split(ADDRESS)
    .map((part) => (ADDRESS.test(part) ? toLink(part, part) : escapeText(part)))
  return `<p><strong>${label}</strong> ${parts.join('')}</p>`
}

function toRules(sources: RuleSource[]) {
  const names = new Set(sources.map(({ rule }) => rule))
  return `<p class="${styles.sources}">${escapeText([...names].join(', '))}</p>`
}

/** The pages that all results rest on, each once, in a fold, as HTML; empty for none. */
export function sourcesHtml(results: Pick<AnyResult, 'sources'>[], { words }: Language): string {
  const sources = results.flatMap((result) => result.sources)
  if (sources.length === 0) return ''
  const pages = new Map(sources.map((source) => [`${source.url} ${source.date}`, source]))
  const items = [...pages.values()].map(
    ({ title, url, date }) => `<li>${toLink(url, title)}, as of ${mediumDate(date)}`,
  )
  const label = words.check.sources
  return `<details class="${styles.fold}"><summary>${label}</summary><ul aria-label="${label}" lang="en" dir="ltr" data-sources>${items.join('')}</ul><p>${words.how.dates}</p></details>`
}

/** A link as HTML, like a page's `OutsideLink`. */
function toLink(url: string, words: string) {
  return `<a href="${escapeUTF8(url)}" rel="noopener">${escapeText(words)}</a>`
}
