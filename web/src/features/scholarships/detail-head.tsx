import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useProfileAddress } from '#entities/student/profile-address.ts'
import { isOpen } from '#entities/scholarship/listing-standing.ts'
import { roundInWords } from '#entities/scholarship/round-in-words.ts'
import { LinkButton } from '#page/links.tsx'
import { cardStyle } from '#ui/card-style.ts'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { useIsMember, useViewer } from '#lib/session/session.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { DetailHead_ScholarshipFragment } from '#gql/graphql'
import { paths } from '#paths'
import { DeadlineText } from './deadline-text.tsx'
import { detailMessages as text } from './detail-messages.ts'
import { EligibilityChip } from './eligibility-chip.tsx'
import { levelsInWords } from './levels-in-words.ts'
import { PageToCheck } from './page-to-check.tsx'

// Only students with a profile have a next step.
const NextStepLine = lazyPart(
  async () => (await import('./next-step-line.tsx')).NextStepLine,
)

const detailHeadFragment = graphql(`
  fragment DetailHead_Scholarship on Scholarship {
    id
    status
    takesApplicationsHere
    saved {
      id
      applicationStatus
    }
    application {
      id
      state
    }
    amountLabel
    isRenewable
    degreeLevel
    estimatedTimeToApply
    asOf
    sourceUrl
    sourceUrlKind
    provenance {
      confidence
    }
    deadline {
      precision
      isRolling
    }
    eligibility {
      awaits
      steps {
        kind
        asked
      }
      criteria {
        label
        profileField
      }
      failed
      withProvider
      questions {
        text
        profileField
        isDeclined
      }
    }
    ...DeadlineText_Scholarship
    ...EligibilityChip_Scholarship
  }
`)

type Props = {
  scholarship: FragmentType<typeof detailHeadFragment>
  /** Questions that can be answered here, below the verdict that they change and the award's facts. */
  children?: ReactNode
}
type Facts = DetailHead_ScholarshipFragment

/** Everything that decides whether to read on, on one screen: the verdict, the next step, the date, the money. */
export function DetailHead(props: Props) {
  const facts = readFragment(detailHeadFragment, props.scholarship)
  const standing = <Standing facts={facts} />
  const { amountLabel, isRenewable, degreeLevel, estimatedTimeToApply, asOf } = facts
  return (
    <section
      aria-labelledby="glance"
      className={cardStyle('p-card', 'flex flex-col gap-5')}
    >
      <h2 id="glance" className="sr-only">
        {text.glance}
      </h2>
      {facts.eligibility && standing}
      <dl className="flex flex-wrap gap-x-8 gap-y-4">
        <Item label={text.deadline}>
          <DeadlineText scholarship={facts} isOwnTimeShown />
          {isUncertain(facts.deadline) && (
            <span className="block">
              <PageToCheck listing={facts} />
            </span>
          )}
        </Item>
        <Item label={text.amount}>
          <span className="tabular block text-xl font-semibold">{amountLabel}</span>
          {isRenewable && (
            <span className="block text-sm text-muted">{text.renewable}</span>
          )}
        </Item>
        {degreeLevel?.length ? (
          <Item label={text.level}>{levelsInWords(degreeLevel)}</Item>
        ) : null}
        {estimatedTimeToApply && <Item label={text.effort}>{estimatedTimeToApply}</Item>}
      </dl>
      {asOf && <p className="text-sm text-muted">{text.round(roundInWords(asOf))}</p>}
      {props.children}
      {!facts.eligibility && standing}
    </section>
  )
}

/** A deadline without a certain day, where one is needed. */
function isUncertain({ precision, isRolling }: Facts['deadline']): boolean {
  return precision !== 'EXACT' && isRolling !== true
}

/** The verdict and what follows from it; everybody but students with a profile sees the way to one. */
function Standing({ facts }: { facts: Facts }) {
  const isMember = useIsMember()
  const viewer = useViewer()
  const { pathname, search } = useLocation()
  const profileAddress = useProfileAddress(facts.id)
  if (facts.eligibility) {
    return (
      isOpen(facts) && (
        <div className="flex flex-col items-start gap-2">
          <EligibilityChip scholarship={facts} />
          {/* After submitting, there is no next step. */}
          <LazyPart
            fallback={
              (facts.application?.state ?? 'DRAFT') === 'DRAFT' && <div className="h-11" />
            }
          >
            <NextStepLine award={{ ...facts, eligibility: facts.eligibility }} />
          </LazyPart>
        </div>
      )
    )
  }
  if (isMember && viewer?.accountType !== 'STUDENT') return null
  const isVisitor = !isMember
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{isVisitor ? text.fitVisitor : text.fitNoProfile}</p>
      <LinkButton
        to={
          isVisitor
            ? paths.login('student', { returnTo: pathname + search })
            : profileAddress()
        }
      >
        {isVisitor ? text.signIn : text.fillInProfile}
      </LinkButton>
    </div>
  )
}

function Item({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-[min(8rem,100%)]">
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
