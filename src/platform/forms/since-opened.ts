import { hash } from 'node:crypto'

type Answers = Readonly<Record<string, string>>

/** A field whose stored value is not the typed one. */
export interface Difference {
  name: string
  theirs: string
  ours: string
}

/** A text that is longer is not quoted. */
const SHORT = 120

/** Differs whenever a form would be filled in otherwise. */
export function versionOf(answers: Answers): string {
  return hash('sha256', JSON.stringify(answers), 'base64url').slice(0, 22)
}

/** ‘31,500’ is as good as ‘31500’. */
export function isSame(one: string, other: string): boolean {
  const plain = (text: string) => text.replaceAll(/[\s,]/g, '')
  return plain(one) === plain(other)
}

/** ‘Legal name is ‘Sea View Ltd’ now’, for each. */
export function sayDifferences(differences: readonly Difference[]): string {
  return differences
    .map(({ name, theirs }) =>
      theirs.length > SHORT
        ? `${name} is another text now`
        : `${name} is ‘${theirs || 'empty'}’ now`,
    )
    .join(', ')
}

/** The answer to a form that would undo what another one saved; its values stay in the form. */
export function sayChanged(differences: readonly Difference[]): string {
  return `This was changed since you opened it: ${sayDifferences(differences)}. Save again to put yours in its place.`
}
