import { useMutation } from '@apollo/client/react'
import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { standingInWords } from '#entities/scholarship/listing-standing.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import type {
  ElsewhereCard_SavedScholarshipFragment,
  SavedScholarshipStatus,
} from '#gql/graphql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { TextLink } from '#page/links.tsx'
import { paths } from '#paths'
import { cardStyle } from '#ui/card-style.ts'
import { optionsOf } from '#ui/options-of.ts'
import { Badge } from '#ui/badge.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { applicationMessages as text } from './application-messages.ts'

const elsewhereFragment = graphql(`
  fragment ElsewhereCard_SavedScholarship on SavedScholarship {
    id
    applicationStatus
    scholarship {
      id
      slug
      title
      provider
      status
      closedReason
      takesApplicationsHere
      ownerId
      applicationUrl
    }
  }
`)

const outcomeMutation = graphql(`
  mutation ElsewhereCard_Outcome($input: UpdateSavedScholarshipInput!) {
    updateSavedScholarship(input: $input) {
      __typename
      ... on SavedScholarshipSuccess {
        savedScholarship {
          id
          applicationStatus
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const outcomes = optionsOf(text.savedLabels)

type Props = { saved: FragmentType<typeof elsewhereFragment> }

/**
 * A saved scholarship without an application here, such as one
 * on the provider's own site: the student says how it went.
 */
export function ElsewhereCard({ saved }: Props) {
  const { id, applicationStatus, scholarship } = readFragment(elsewhereFragment, saved)
  const headingId = useId()
  const [send] = useMutation(outcomeMutation)
  async function change(next: SavedScholarshipStatus | '') {
    if (next === '') return
    const input = { id, applicationStatus: next.toLowerCase() }
    const done = await runMutation(
      text.outcomeFailed,
      async () => (await send({ variables: { input } })).data?.updateSavedScholarship,
    )
    if (done) toast.success({ title: text.outcomeChanged, topic: text.outcomeFailed })
  }
  return (
    <article
      aria-labelledby={headingId}
      className={cardStyle('p-inset', 'flex flex-col items-start gap-2')}
    >
      <h3 id={headingId} className="text-base break-words">
        <TextLink to={paths.scholarship(scholarship.slug)}>{scholarship.title}</TextLink>
      </h3>
      <p className="text-sm text-muted">{scholarship.provider}</p>
      <Where {...{ applicationStatus, scholarship }} />
      <SelectField
        label={text.outcome}
        name="outcome"
        isOptional="unsaid"
        options={outcomes}
        value={applicationStatus === 'NOT_APPLIED' ? '' : applicationStatus}
        onChange={(next) => void change(next)}
      />
    </article>
  )
}

type WhereProps = Pick<
  ElsewhereCard_SavedScholarshipFragment,
  'applicationStatus' | 'scholarship'
>

/**
 * Where to apply: for a planned one, whether that is possible; for all, whether it is on another site. Says nothing
 * of a scholarship that takes applications here but not now.
 */
function Where({ applicationStatus, scholarship }: WhereProps) {
  const { takesApplicationsHere, ownerId, applicationUrl } = scholarship
  const isPlanned = applicationStatus === 'PLANNED'
  const standing = isPlanned ? standingInWords(scholarship) : null
  if (standing) return <p className="text-sm">{standing}</p>
  if (isPlanned && takesApplicationsHere) return <Badge>{text.canApply}</Badge>
  if (ownerId && !applicationUrl) return null
  return (
    <Badge icon={<ExternalLink aria-hidden="true" size={16} />}>{text.elsewhere}</Badge>
  )
}
