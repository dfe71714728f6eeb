import { inLanguage } from '#platform/languages/translated-paths.ts'
import { Rich } from '#platform/languages/pages/rich.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { CopyButton } from '#platform/ui/buttons/copy-button.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { PastedLetterAnswer } from '#site/letter/pages/letter-answer.tsx'
import type { PastedLetter } from '#site/letter/letter.service.ts'
import { Callers } from './callers.tsx'
import { Basis, CheckedFacts } from './checked-facts.tsx'
import { PassOn } from './pass-on.tsx'
import type { Line, RealView } from './real-view.ts'
import styles from './real.module.css'

interface RealAnswerProps {
  view: RealView
  /** What a text that reads like an offer says, beside an advert or the rules; null for other texts. */
  letter: PastedLetter | null
  /** The page’s own address, to be shared: an answer has none. */
  address: string
}

/** The finding, what to do, the words that matter in the text itself, and why. */
export function RealAnswer({ view, letter, address }: RealAnswerProps) {
  const { words } = useLanguage()
  return (
    <div className={styles.split} data-answer={view.answer}>
      <div className={styles.column}>
        <section className={styles.verdict} data-tone={view.answer}>
          <Mark answer={view.answer} />
          <div>
            <h1>{view.title}</h1>
            <p>{view.lead}</p>
          </div>
        </section>
        <section className={styles.todo} aria-labelledby="do">
          <h2 id="do">{view.todo}</h2>
          <ol className={styles.list}>
            {view.steps.map((step) => (
              <li key={step.lead}>
                <InTwo {...step} />
              </li>
            ))}
          </ol>
          {view.questions && (
            <CopyButton text={view.questions}>{words.real.copyQuestions}</CopyButton>
          )}
          <Callers callers={view.callers} abroad={view.abroad} />
        </section>
        <CheckedFacts view={view} />
        {view.reply && (
          <section className={styles.box} aria-labelledby="reply">
            <h2 id="reply">{words.real.reply}</h2>
            <p className={styles.reply} lang="en" dir="ltr">
              {view.reply}
            </p>
            <CopyButton text={view.reply}>{words.real.copy}</CopyButton>
          </section>
        )}
        {view.parts.length > 0 && <Evidence view={view} />}
        {letter && (
          <Disclosure summary={words.letter.offers}>
            <PastedLetterAnswer letter={letter} />
          </Disclosure>
        )}
        {view.answer !== 'alarm' && (
          <section className={styles.box} aria-labelledby="unseen">
            <h2 id="unseen">{words.real.cannotSeeTitle}</h2>
            <p>{words.real.cannotSee}</p>
          </section>
        )}
      </div>
      <aside className={styles.column} aria-label={view.beside}>
        {view.card && <Share view={view} address={address} />}
        <p className={styles.links}>
          <ButtonLink href="/real">{words.real.another}</ButtonLink>
        </p>
        <PassOn passOn={view.passOn} isCut={view.isCut} />
        <p className={styles.soft}>{view.looked}</p>
        {view.isNaming && view.answer !== 'calm' && (
          <p className={styles.soft}>
            <Rich text={words.real.wronged} links={{ link: '/contact' }} />
          </p>
        )}
      </aside>
    </div>
  )
}

function Evidence({ view: { parts, found, answer } }: Pick<RealAnswerProps, 'view'>) {
  const { words } = useLanguage()
  return (
    <>
      <section aria-labelledby="pasted">
        <h2 id="pasted">{words.real.pasted}</h2>
        <div className={styles.paper} data-tone={answer} dir="auto">
          {parts.map(({ text, isMarked, numbers }, index) => (
            // Parts differ only by their position.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index}>
              {isMarked ? <mark>{text}</mark> : text}
              {numbers.map((number) => (
                <sup key={number}>{number}</sup>
              ))}
            </span>
          ))}
        </div>
      </section>
      {found.length > 0 && (
        <section className={styles.box} aria-labelledby="found">
          <h2 id="found">{words.real.found}</h2>
          <ol className={styles.list}>
            {found.map(({ basis, ...why }) => (
              <li key={why.lead}>
                <InTwo {...why} />
                <Basis basis={basis} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function InTwo({ lead, rest, href = '' }: Line) {
  return (
    <>
      <b>{lead}</b> <Rich text={rest} links={{ link: href }} />
    </>
  )
}

function Share({
  view: { card, beside, title },
  address,
}: Pick<RealAnswerProps, 'view' | 'address'>) {
  const { path, words } = useLanguage()
  const picture = inLanguage(path, `/real/share-${card}.png`)
  const message = new URLSearchParams({ text: `${title} ${address}` })
  return (
    <section className={styles.box} aria-labelledby="share">
      <h2 id="share">{beside}</h2>
      <img src={picture} width={1200} height={630} alt={title} loading="lazy" />
      <p className={styles.soft}>{words.real.card}</p>
      <p className={styles.links}>
        <ButtonLink href={`https://wa.me/?${message}`} rel="noopener noreferrer">
          {words.real.share}
        </ButtonLink>
        <a href={picture} download="landfall.png" className={styles.save}>
          {words.real.picture}
        </a>
      </p>
    </section>
  )
}

const MARKS = {
  alarm: {
    shape: 'M7.6 1h8.800L23 7.6v8.800L16.400 23H7.6L1 16.400V7.6Z',
    glyph: 'M12 6.500v6.500M12 17.200v.01',
  },
  doubt: {
    shape: 'M10.300 2.800a2 2 0 0 1 3.400 0l9 15.700a2 2 0 0 1-1.700 3H3a2 2 0 0 1-1.700-3Z',
    glyph: 'M12 8.500v5.200M12 17.600v.01',
  },
  calm: {
    shape: 'M23 12a11 11 0 1 1-22 0 11 11 0 0 1 22 0Z',
    glyph: 'M8 12h.01M12 12h.01M16 12h.01',
  },
}

function Mark({ answer }: Pick<RealView, 'answer'>) {
  const { shape, glyph } = MARKS[answer]
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.shape} d={shape} />
      <path className={styles.glyph} d={glyph} />
    </svg>
  )
}
