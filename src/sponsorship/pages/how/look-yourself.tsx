import { OFFICIAL } from '#platform/layout/sections/outside-link.tsx'
import { Prose, Section } from '#platform/layout/sections/section.tsx'
import { Rich } from '#platform/languages/pages/rich.tsx'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { LOOK_UP_PATH } from '#trade/paths/employer-paths.ts'

export function NeverPaySection() {
  const { words } = useLanguage()
  return (
    <Section id="never-pay" title={words.how.never}>
      <Prose>
        <p>{words.how.neverText}</p>
        <p>
          <Rich text={words.how.tellUs} links={{ link: '/contact' }} />
        </p>
      </Prose>
      <ApplyYourself />
    </Section>
  )
}

const CODE_OF_PRACTICE =
  'https://www.gov.uk/government/publications/code-of-practice-for-the-international-recruitment-of-health-and-social-care-personnel'

/** Lines for people in countries where nobody may recruit: to apply by oneself is free to all. */
function ApplyYourself() {
  const { words } = useLanguage()
  return (
    <Disclosure summary={<h3>{words.how.own}</h3>}>
      <Prose>
        <p>
          <Rich text={words.how.ownCode} links={{ link: CODE_OF_PRACTICE }} />
        </p>
        <p>{words.how.ownApply}</p>
      </Prose>
    </Disclosure>
  )
}

export function WhereToLook() {
  const { words } = useLanguage()
  const places = [
    { text: words.how.visa, href: OFFICIAL.skilledWorker },
    { text: words.how.register, href: OFFICIAL.register },
    { text: words.how.advisers, href: OFFICIAL.adviser },
  ]
  return (
    <Section id="yourself" title={words.how.yourself}>
      <Prose>
        <ul>
          <li>
            <Rich text={words.how.lookUp} links={{ link: LOOK_UP_PATH }} />
          </li>
          {places.map(({ text, href }) => (
            <li key={href}>
              <Rich text={text} links={{ link: href }} />
            </li>
          ))}
        </ul>
        <p>{words.how.ask}</p>
      </Prose>
    </Section>
  )
}
