import type { ReactNode } from 'react'
import { OfferRemarks, OfferTable } from '#hiring/arrival/pages/offer/offer-beside-advert.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { OFFICIAL, OutsideLink } from '#platform/layout/sections/outside-link.tsx'
import { mediumDate } from '#platform/primitives/formats.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import type { PastedLetter } from '#site/letter/letter.service.ts'
import type { ComparedLetter } from '#site/letter/compare-letter.ts'
import styles from './letter.module.css'

interface LetterAnswerProps {
  compared: ComparedLetter & { file: string }
  /** The page itself, for another letter. */
  action: string
}

/** The letter beside the advert, its words about money, the rules, and what else was found; each quoted. */
export function LetterAnswer({ compared, action }: LetterAnswerProps) {
  const { words, english } = useLanguage()
  const { found, answer } = compared
  return (
    <div className={styles.parts}>
      <LetterTerms compared={compared} />
      {found.length > 0 && (
        <Part title={words.letter.found}>
          {found.map(({ why, basis, quote }) => (
            <div key={`${why} ${quote}`} className={styles.quoted}>
              {quote && <Quote>{quote}</Quote>}
              <p>{why}</p>
              {basis && <p {...english}>{basis}</p>}
            </div>
          ))}
          {answer !== 'calm' && <Link href="/real">{words.letter.check}</Link>}
        </Part>
      )}
      <LetterFile compared={compared}>
        <Link href={action}>{words.letter.another}</Link>
      </LetterFile>
    </div>
  )
}

/** A letter that was pasted without an application. */
export function PastedLetterAnswer({ letter }: { letter: PastedLetter }) {
  const { words } = useLanguage()
  const { job } = letter
  return (
    <div className={styles.parts}>
      {job ? (
        <p>
          {words.letter.namedJob} <Link href={jobPath(job)}>{job.title}</Link>
        </p>
      ) : (
        <p>{words.letter.noJob}</p>
      )}
      <LetterTerms compared={letter} />
      <LetterFile compared={letter} />
    </div>
  )
}

type LetterProps = Pick<LetterAnswerProps, 'compared'>

/** What the letter offers, beside the advert if there is one, its words about money, and the rule about pay. */
function LetterTerms({ compared }: LetterProps) {
  const { words, english } = useLanguage()
  const { hasAdvert, rows, remarks, quotes, money } = compared
  const heads = { offered: words.letter.letter, advertNow: words.letter.offerHere }
  return (
    <>
      <Part title={hasAdvert ? words.letter.beside : words.letter.letter}>
        <div className={styles.frame}>
          <OfferTable rows={rows} heads={heads} isAlone={!hasAdvert} />
        </div>
        {quotes.length > 0 && <p>{words.letter.words}</p>}
        {quotes.map((quote) => (
          <Quote key={quote}>{quote}</Quote>
        ))}
        <OfferRemarks remarks={remarks} />
      </Part>
      <Part title={words.letter.money}>
        {money.length === 0 && <p>{words.letter.noMoney}</p>}
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
    </>
  )
}

/** The comparison as a file for an adviser. */
function LetterFile({ compared, children }: LetterProps & { children?: ReactNode }) {
  const { words } = useLanguage()
  return (
    <Part title={words.letter.file}>
      <p>{words.letter.fileText}</p>
      <p className={styles.links}>
        {/* In the page itself: a file with an address of its own would have to be kept. */}
        <ButtonLink
          href={`data:text/plain;charset=utf-8,${escaped(compared.file)}`}
          download="letter-beside-advert.txt"
          reloadDocument
        >
          {words.letter.file}
        </ButtonLink>
        <OutsideLink href={OFFICIAL.adviser}>{words.letter.adviser}</OutsideLink>
        {children}
      </p>
      <p>{words.letter.notAdvice}</p>
      <p>{words.letter.kept}</p>
    </Part>
  )
}

/** A text in an address: browsers encode what is not here, which would make the page half as long again. */
function escaped(text: string) {
  return text.replaceAll(/[%#\r\n]/g, encodeURIComponent)
}

function PayRule({ compared: { payRule } }: LetterProps) {
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
