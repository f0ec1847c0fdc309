import { useMutation } from '@apollo/client/react'
import { dayInWords } from '@landfall/calendar/words'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { MovedDates_ProfileFragment } from '#gql/graphql'
import { immigrationMessages as text } from './immigration-messages.ts'

const fragment = graphql(`
  fragment MovedDates_Profile on ImmigrationProfile {
    id
    movedDates {
      id
      title
      effectiveFrom
      before {
        closesOn
      }
      after {
        closesOn
      }
      toldAt
      isNew
    }
  }
`)

const mutation = graphql(`
  mutation MarkMovedDatesSeen($input: MarkImmigrationChangesSeenInput!) {
    markImmigrationChangesSeen(input: $input) {
      __typename
      ... on ImmigrationProfileSuccess {
        profile {
          ...MovedDates_Profile
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Moved = MovedDates_ProfileFragment['movedDates']

/**
 * A student's dates that changed rules have moved: as news
 * until the student confirms having seen them, then as a note.
 */
export function MovedDates(props: { profile: FragmentType<typeof fragment> }) {
  const { movedDates } = readFragment(fragment, props.profile)
  const unseen = movedDates.filter(({ isNew }) => isNew)
  const seen = movedDates.filter(({ isNew }) => !isNew)
  return (
    <>
      {unseen.length > 0 && <NewlyMoved moved={unseen} />}
      {seen.length > 0 && (
        <Notice>
          <p className="font-semibold">{text.moved}</p>
          <Lines moved={seen} />
        </Notice>
      )}
    </>
  )
}

function NewlyMoved({ moved }: { moved: Moved }) {
  const [send, { loading }] = useMutation(mutation)
  // The newest move comes first.
  const until = moved[0]?.toldAt
  async function markSeen() {
    if (until === undefined) return
    await runMutation(text.markSeenFailed, async () => {
      const { data } = await send({ variables: { input: { until } } })
      return data?.markImmigrationChangesSeen
    })
  }
  return (
    <Notice tone="warn">
      <h3 className="text-base font-semibold">{text.rulesChanged}</h3>
      <Lines moved={moved} />
      <Button className="mt-2" isBusy={loading} onClick={() => void markSeen()}>
        {text.markSeen}
      </Button>
    </Notice>
  )
}

function Lines({ moved }: { moved: Moved }) {
  return (
    <ul className="list-disc ps-5">
      {moved.map(({ id, title, effectiveFrom, before, after }) => (
        <li key={id}>
          {text.movedLine(
            title,
            dayInWords(effectiveFrom),
            wordsOf(before.closesOn),
            wordsOf(after.closesOn),
          )}
        </li>
      ))}
    </ul>
  )
}

function wordsOf(day: string | null | undefined): string {
  return day ? dayInWords(day) : text.noDate
}
