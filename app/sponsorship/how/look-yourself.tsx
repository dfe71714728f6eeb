import { OFFICIAL, OutsideLink } from '#app/marketing/parts/outside-link.tsx'
import { Prose, Section } from '#app/marketing/parts/section.tsx'
import { Link } from '#app/ui/link.tsx'
import { LOOK_UP_PATH } from '#contract/paths/employer-paths.ts'

export function NeverPaySection() {
  return (
    <Section id="never-pay" title="Never pay for a certificate">
      <Prose>
        <p>
          The employer pays for its licence and for your certificate of sponsorship. No one may sell
          you one: not the employer, not an agent, not a friend of the manager. You pay the
          government for your own visa application, on GOV.UK, and no one else.
        </p>
        <p>
          If anyone asks you for money, stop and <Link href="/contact">tell us</Link>.
        </p>
      </Prose>
    </Section>
  )
}

export function WhereToLook() {
  return (
    <Section id="yourself" title="Check for yourself">
      <Prose>
        <ul>
          <li>
            <Link href={LOOK_UP_PATH}>Look up an employer</Link>: whether it holds a licence, since
            when, and its open jobs here.
          </li>
          <li>
            <OutsideLink href={OFFICIAL.skilledWorker}>The Skilled Worker visa</OutsideLink>: what
            it asks of you and of the job.
          </li>
          <li>
            <OutsideLink href={OFFICIAL.register}>The register of licensed sponsors</OutsideLink>:
            look for the employer’s legal name.
          </li>
          <li>
            <OutsideLink href={OFFICIAL.adviser}>Immigration advisers</OutsideLink> who are allowed
            to advise you on your own case.
          </li>
        </ul>
        <p>
          On each job’s page you can also ask for yourself: whether you are in the UK, your age,
          your degree and your English change the answer. We keep none of what you say.
        </p>
      </Prose>
    </Section>
  )
}
