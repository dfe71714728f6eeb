import { Avatar } from '#platform/ui/facts/avatar.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Facts } from '#platform/ui/facts/facts.tsx'
import { Pagination } from '#platform/ui/links/pagination.tsx'
import { Steps } from '#platform/ui/links/steps.tsx'
import { TabLinks } from '#platform/ui/links/tab-links.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { Specimen } from './specimen.tsx'
import styles from './specimen.module.css'

const TONES = ['neutral', 'sea', 'signal', 'success', 'warning', 'danger'] as const
const SURFACES = ['plain', 'dawn'] as const

/** Parts that hold content. */
export function ContentParts() {
  return (
    <>
      <Specimen id="cards" title="Cards">
        <div className={styles.grid}>
          {SURFACES.map((tone) => (
            <Card key={tone} tone={tone}>
              <h3>A {tone} card</h3>
              <p>Holds what belongs together.</p>
            </Card>
          ))}
          <Card interactive>
            <h3>
              <a className="card-link" href="#cards">
                A card that is a link
              </a>
            </h3>
            <p>All of it can be tapped.</p>
          </Card>
        </div>
      </Specimen>
      <Specimen id="tags" title="Tags and avatars" row>
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        <Tag tone="success" icon="check">
          With an icon
        </Tag>
        <Avatar name="Amara Okafor" size="small" />
        <Avatar name="Amara Okafor" />
        <Avatar name="Amara Okafor" size="large" />
        <Avatar name="Landfall" src="/apple-touch-icon.png" size="large" />
      </Specimen>
      <FactsAndSteps />
      <TabsSpecimen />
      <WaysThrough />
    </>
  )
}

function FactsAndSteps() {
  const facts = [
    { term: 'Pay', value: '£31,049 to £37,796 a year', icon: 'pay' as const },
    { term: 'Place', value: 'Leeds', icon: 'home' as const },
    { term: 'Hours', value: '37.5 a week', icon: 'clock' as const },
  ]
  return (
    <Specimen id="facts" title="Facts, steps and folds">
      <Facts items={facts} />
      <Facts items={facts} layout="grid" />
      <Steps
        items={[
          { title: 'Find a job', text: 'Search by work, place and pay.' },
          { title: 'Apply', text: 'Send your resume. It costs nothing.' },
          { title: 'Make landfall', text: 'The employer sponsors your visa.' },
        ]}
      />
      <div>
        <Disclosure summary="Who pays the sponsor fee?" open>
          The employer does. They must never ask you for it.
        </Disclosure>
        <Disclosure summary="How long does it take?">Usually weeks, sometimes months.</Disclosure>
      </div>
    </Specimen>
  )
}

function TabsSpecimen() {
  return (
    <Specimen id="tabs" title="Tabs">
      <TabLinks
        label="Your jobs"
        value="postedJobs"
        items={[
          { value: 'postedJobs', label: 'Jobs Posted', href: '#tabs', count: 3 },
          { value: 'appliedJobs', label: 'Jobs', href: '#tabs', count: 3 },
        ]}
      />
    </Specimen>
  )
}

function WaysThrough() {
  return (
    <Specimen id="ways" title="Breadcrumb and pages">
      <Breadcrumb
        items={[
          { label: 'Jobs', href: '#ways' },
          { label: 'Nursing', href: '#ways' },
          { label: 'Registered Nurse' },
        ]}
      />
      <Pagination
        label="Pages in the middle"
        current={10}
        last={50}
        hrefOf={() => '#ways'}
        previous={{ href: '#ways', label: 'Previous' }}
        next={{ href: '#ways', label: 'Next' }}
      />
      <Pagination
        label="First page"
        current={1}
        last={3}
        hrefOf={() => '#ways'}
        previous={null}
        next={{ href: '#ways', label: 'Next' }}
      />
    </Specimen>
  )
}
