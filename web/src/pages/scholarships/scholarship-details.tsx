import { ArrowLeft } from 'lucide-react'
import { LazyPart, lazyPart } from '#ui/lazy-part.tsx'
import { ApplyButton } from '#features/scholarships/apply-button.tsx'
import { applyMessages } from '#features/scholarships/apply-messages.ts'
import { CompareButton } from '#features/scholarships/compare-button.tsx'
import { DetailHead } from '#features/scholarships/detail-head.tsx'
import { detailMessages as text } from '#features/scholarships/detail-messages.ts'
import { EligibilitySection } from '#features/scholarships/eligibility-section.tsx'
import { SaveButton } from '#features/scholarships/save-button.tsx'
import { ShareButton } from '#features/scholarships/share-button.tsx'
import { isOpen, standingInWords } from '#entities/scholarship/listing-standing.ts'
import { TextLink } from '#page/links.tsx'
import { useViewer } from '#lib/session/session.ts'
import { paths } from '#paths'
import { Notice } from '#ui/notice.tsx'
import { PartFailed } from '#ui/part-failed.tsx'
import type { ScholarshipPageQuery } from '#gql/graphql'

// Loaded separately: only students are asked.
const AwardQuestion = lazyPart(
  async () => (await import('#features/facts/award-question.tsx')).AwardQuestion,
)

// Loaded separately: only students prepare.
const PlanInvitation = lazyPart(
  async () => (await import('#features/toolkit/plan-invitation.tsx')).PlanInvitation,
)

// Loaded separately: stand below the part by which people decide whether to read on.
const DetailCards = lazyPart(
  async () => (await import('#features/scholarships/detail-cards.tsx')).DetailCards,
)
const BelowDetails = lazyPart(
  async () => (await import('./below-details.tsx')).BelowDetails,
)

// Loaded separately: only the people who made a draft see it.
const DraftNotice = lazyPart(async () => (await import('./draft-notice.tsx')).DraftNotice)

type Scholarship = NonNullable<ScholarshipPageQuery['scholarship']>

/** Everything below the heading. */
export function ScholarshipDetails({ scholarship }: { scholarship: Scholarship }) {
  const isStudent = useViewer()?.accountType === 'STUDENT'
  const standing = standingInWords(scholarship)
  return (
    <>
      {standing && <Notice tone="warn">{standing}</Notice>}
      {scholarship.status === 'DRAFT' && (
        <LazyPart>
          <DraftNotice scholarship={scholarship} />
        </LazyPart>
      )}
      <DetailHead scholarship={scholarship}>
        {isStudent && isOpen(scholarship) && (
          <LazyPart>
            <AwardQuestion scholarship={scholarship} />
          </LazyPart>
        )}
      </DetailHead>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-x-12">
        <div className="flex min-w-0 flex-col gap-8">
          <WhatItIs scholarship={scholarship} isStudent={isStudent} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <LazyPart failed={<PartFailed />}>
            <BelowDetails scholarship={scholarship} isStudent={isStudent} />
          </LazyPart>
        </div>
      </div>
      <BackLink />
      {scholarship.status !== 'DRAFT' && (
        <div className="sticky bottom-0 z-10 -mx-4 -mb-8 flex max-[15rem]:static flex-wrap items-center gap-2 border-t border-line bg-paper px-4 py-2 *:grow sm:hidden">
          <ScholarshipActions scholarship={scholarship} isCompact />
        </div>
      )}
    </>
  )
}

type WhatItIsProps = { scholarship: Scholarship; isStudent: boolean }

/** The part by which students decide whether to apply. */
function WhatItIs({ scholarship, isStudent }: WhatItIsProps) {
  const { description } = scholarship
  return (
    <>
      <TiedToAdmission {...scholarship} />
      <EligibilitySection scholarship={scholarship} />
      {isStudent && isOpen(scholarship) && (
        <LazyPart>
          <PlanInvitation scholarshipId={scholarship.id} />
        </LazyPart>
      )}
      {description && (
        <section aria-labelledby="about" className="flex flex-col gap-2">
          <h2 id="about" className="text-xl">
            {text.about}
          </h2>
          <p className="max-w-prose whitespace-pre-line">{description}</p>
        </section>
      )}
      <LazyPart failed={<PartFailed />}>
        <DetailCards scholarship={scholarship} />
      </LazyPart>
    </>
  )
}

type ActionsProps = {
  scholarship: Scholarship
  /** Actions done once a visit keep their words, the others only their icons, so that all fit a phone. */
  isCompact?: boolean
}

export function ScholarshipActions({ scholarship, isCompact }: ActionsProps) {
  return (
    <>
      <ApplyButton scholarship={scholarship} label={applyMessages.applyNow} />
      <SaveButton
        scholarship={scholarship}
        isWide={!isCompact || !scholarship.application}
      />
      <CompareButton scholarship={scholarship} isCompact={isCompact} />
      <ShareButton scholarship={scholarship} isCompact={isCompact} />
    </>
  )
}

function TiedToAdmission({ isTiedToAdmission, university }: Scholarship) {
  if (!university) return null
  const link = (
    <TextLink
      to={paths.university(university.slug)}
      className="inline-flex min-h-11 items-center"
    >
      {text.aboutUniversity(university.name)}
    </TextLink>
  )
  if (!isTiedToAdmission) return <p>{link}</p>
  return (
    <Notice>
      <p>{text.tiedToAdmission(university.name)}</p>
      {link}
    </Notice>
  )
}

export function BackLink() {
  return (
    <TextLink to={paths.scholarships()} className="inline-flex min-h-11 items-center gap-2">
      <ArrowLeft aria-hidden="true" size={20} className="rtl:-scale-x-100" />
      {text.backToSearch}
    </TextLink>
  )
}
