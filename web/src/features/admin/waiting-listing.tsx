import { useId } from 'react'
import { bulkMessages, type ReviewChoice } from '#entities/listing-review/bulk-messages.ts'
import { requirementLines } from '#entities/scholarship/requirement-lines.ts'
import { EditLink } from '#entities/scholarship/edit-link.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { WaitingListing_ScholarshipFragment } from '#gql/graphql'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { adminMessages as text } from './admin-messages.ts'
import { reviewed } from './review-keys.ts'
import { reviewMessages as words } from './review-messages.ts'
import { WaitingSource } from './waiting-source.tsx'

const fragment = graphql(`
  fragment WaitingListing_Scholarship on Scholarship {
    id
    title
    provider
    amountLabel
    degreeLevel
    fieldOfStudy
    eligibleCountries
    requirements {
      key
      text
      asOf
    }
    deadline {
      label
    }
    ...WaitingSource_Scholarship
  }
`)

type WaitingListingProps = {
  scholarship: FragmentType<typeof fragment>
  isChosen: boolean
  onChoose: () => void
  onDecide: (decision: ReviewChoice) => void
}

/** One listing of the queue: its fields beside what its source states, and the decisions. */
export function WaitingListing(props: WaitingListingProps) {
  const listing = readFragment(fragment, props.scholarship)
  const { id, title } = listing
  const headingId = useId()
  return (
    <Card
      role="group"
      tabIndex={-1}
      aria-labelledby={headingId}
      className="flex flex-col gap-4"
      {...{ [reviewed]: id }}
    >
      <h3 id={headingId} className="text-lg break-words">
        {title}
      </h3>
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-2">
        <Facts listing={listing} />
        <WaitingSource scholarship={listing} title={title} />
      </div>
      <Choices {...props} id={id} title={title} />
    </Card>
  )
}

function Choices(props: WaitingListingProps & { id: string; title: string }) {
  const { id, title, isChosen, onChoose, onDecide } = props
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        kind="primary"
        aria-label={`${text.publish}: ${title}`}
        onClick={() => onDecide('PUBLISH')}
      >
        {text.publish}
      </Button>
      <EditLink {...{ id, title }} label={text.edit} />
      <Button
        kind="danger"
        aria-label={`${text.archive}: ${title}`}
        onClick={() => onDecide('ARCHIVE')}
      >
        {text.archive}
      </Button>
      <Checkbox
        name={`select-${id}`}
        label={bulkMessages.select(title)}
        isChecked={isChosen}
        onChange={onChoose}
      />
    </div>
  )
}

function Facts({ listing }: { listing: WaitingListing_ScholarshipFragment }) {
  const { facts, levels } = words
  const rows: [string, string | undefined][] = [
    [facts.provider, listing.provider],
    [facts.amount, listing.amountLabel],
    [facts.deadline, listing.deadline.label],
    [facts.levels, listing.degreeLevel?.map((level) => levels[level]).join(', ')],
    [facts.fields, listing.fieldOfStudy?.join(', ')],
    [facts.countries, listing.eligibleCountries?.join(', ')],
    [facts.requirements, requirementLines(listing.requirements).join('; ')],
  ]
  return (
    <dl className="flex flex-col gap-2">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-1 gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 break-words">
            {value || <span className="text-muted">{words.notStated}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
