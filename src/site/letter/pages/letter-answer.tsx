import type { ReactNode } from 'react'
import { OfferRemarks, OfferTable } from '#hiring/arrival/pages/offer/offer-beside-advert.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import { OFFICIAL, OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import type { ComparedLetter } from '#site/letter/compare-letter.ts'
import styles from './letter.module.css'

interface LetterAnswerProps {
  compared: ComparedLetter & { file: string }
  /** The page itself, for another letter. */
  action: string
}

/** The letter beside the advert, its words about money, and the rules; each quoted. */
export function LetterAnswer({ compared, action }: LetterAnswerProps) {
  const { path, words, english } = useLanguage()
  const { letter } = words
  const { rows, remarks, quotes, money, found, answer, file } = compared
  const heads = { offered: letter.letter, advertNow: letter.offerHere }
  return (
    <div className={styles.parts}>
      <Part title={letter.beside}>
        <div className={styles.frame}>
          <OfferTable rows={rows} heads={heads} />
        </div>
        {quotes.length > 0 && <p>{letter.words}</p>}
        {quotes.map((quote) => (
          <Quote key={quote}>{quote}</Quote>
        ))}
        <OfferRemarks remarks={remarks} />
      </Part>
      <Part title={letter.money}>
        {money.length === 0 && <p>{letter.noMoney}</p>}
        {money.map(({ quote, says, source }) => (
          <div key={quote} className={styles.quoted}>
            <Quote>{quote}</Quote>
            {says && <p {...english}>{says}</p>}
            {source && (
              <p {...english}>
                <OutsideLink href={source.url}>{source.title}</OutsideLink>
              </p>
            )}
          </div>
        ))}
      </Part>
      <PayRule compared={compared} />
      {found.length > 0 && (
        <Part title={letter.found}>
          {found.map(({ why, basis, quote }) => (
            <div key={`${why} ${quote}`} className={styles.quoted}>
              <Quote>{quote}</Quote>
              <p>{why}</p>
              {basis && <p {...english}>{basis}</p>}
            </div>
          ))}
          {answer !== 'calm' && <Link href={inLanguage(path, '/real')}>{letter.check}</Link>}
        </Part>
      )}
      <Part title={letter.file}>
        <p>{letter.fileText}</p>
        <p className={styles.links}>
          {/* In the page itself: a file with an address of its own would have to be kept. */}
          <ButtonLink
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download="letter-beside-advert.txt"
            reloadDocument
          >
            {letter.file}
          </ButtonLink>
          <OutsideLink href={OFFICIAL.adviser}>{letter.adviser}</OutsideLink>
          <Link href={inLanguage(path, action)}>{letter.another}</Link>
        </p>
        <p>{letter.notAdvice}</p>
        <p>{letter.kept}</p>
      </Part>
    </div>
  )
}

function PayRule({ compared: { payRule } }: Pick<LetterAnswerProps, 'compared'>) {
  const { words, english, locale } = useLanguage()
  if (payRule === null) return null
  const { name, text, note, source, date } = payRule
  return (
    <Part title={words.letter.payRule}>
      <div {...english} className={styles.quoted}>
        <Quote>{`${name}: ${text}`}</Quote>
        {note && <p>{note}</p>}
        <p>
          <OutsideLink href={source.url}>{source.title}</OutsideLink>, {mediumDate(date, locale)}
        </p>
      </div>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="roomy">
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Card>
  )
}

function Quote({ children }: { children: string }) {
  return (
    <blockquote className={styles.quote} dir="auto">
      {children}
    </blockquote>
  )
}
