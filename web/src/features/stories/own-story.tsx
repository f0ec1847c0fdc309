import { useMutation } from '@apollo/client/react'
import { useId, type ReactNode } from 'react'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { OwnStory_StoryFragment } from '#gql/graphql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { toast } from '#ui/toast-store.ts'
import { ownStoriesMessages as text } from './own-stories-messages.ts'
import { PieceWords } from './piece-words.tsx'

const fragment = graphql(`
  fragment OwnStory_Story on StoryAboutMe {
    id
    consent
    isInReview
    organization {
      id
      name
    }
    published {
      revisionId
      words {
        title
        sourceName
        ...PieceWords_Words
      }
    }
    handedIn {
      revisionId
      words {
        title
        sourceName
        ...PieceWords_Words
      }
    }
  }
`)

const mutation = graphql(`
  mutation OwnStory_Answer($input: AnswerStoryInput!) {
    answerStory(input: $input) {
      __typename
      ... on AnsweredStory {
        story {
          id
          ...OwnStory_Story
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Story = OwnStory_StoryFragment
type Props = { story: FragmentType<typeof fragment>; onStale: () => void }

/**
 * A text that somebody would like to publish about the viewer, or has published: all of its words that others may
 * read, and the two answers.
 */
export function OwnStory({ onStale, ...props }: Props) {
  const story = readFragment(fragment, props.story)
  const [answer, { loading }] = useMutation(mutation)
  const { id, consent, published, handedIn, isInReview } = story
  const asked = isInReview && consent !== 'GIVEN' ? handedIn : null
  const revisionId = (handedIn ?? published)?.revisionId
  async function press(isGiven: boolean) {
    const input = { id, revisionId: revisionId ?? '', isGiven }
    const done = await runMutation(
      text.failed,
      async () => (await answer({ variables: { input } })).data?.answerStory,
    )
    if (done) toast.success({ title: isGiven ? text.agreed : text.refused, topic: 'story' })
    else onStale()
  }
  return (
    <Card className="flex flex-col gap-6">
      <Facts {...story} />
      {published && <Version title={text.everybodyReads} words={published.words} />}
      {handedIn && (
        <Version title={text.handedIn} words={handedIn.words}>
          {!isInReview && consent !== 'REFUSED' && (
            <p className="text-muted">{text.beingWritten}</p>
          )}
        </Version>
      )}
      {!published && !handedIn && <p className="text-muted">{text.beingWritten}</p>}
      {published && asked && <p className="text-muted">{text.takesBoth}</p>}
      <div className="flex flex-wrap gap-3">
        {asked && (
          <Button kind="primary" isBusy={loading} onClick={() => void press(true)}>
            {text.agree}
          </Button>
        )}
        {consent !== 'REFUSED' && (
          <Button isBusy={loading} onClick={() => void press(false)}>
            {published || consent === 'GIVEN' ? text.takeBack : text.refuse}
          </Button>
        )}
      </div>
    </Card>
  )
}

const answers = { NONE: text.open, ASKED: text.open, GIVEN: text.given, REFUSED: text.no }

function Facts({ consent, published, handedIn, isInReview, organization }: Story) {
  const isOpen = isInReview && handedIn !== null
  const isAnswered = consent !== 'ASKED'
  return (
    <div className="flex flex-wrap items-center gap-2">
      {(isOpen || isAnswered) && <Badge>{answers[consent]}</Badge>}
      {published && <Badge>{text.public}</Badge>}
      <span className="text-sm text-muted">{organization?.name ?? text.site}</span>
    </div>
  )
}

type VersionProps = {
  title: string
  words: NonNullable<Story['published']>['words']
  children?: ReactNode
}

function Version({ title, words, children }: VersionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <p id={id} className="text-sm font-semibold text-muted">
        {title}
      </p>
      <h2 className="text-lg break-words">{words.title ?? words.sourceName}</h2>
      {children}
      <PieceWords words={words} />
    </section>
  )
}
