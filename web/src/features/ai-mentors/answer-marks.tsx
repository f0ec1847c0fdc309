import { useMutation } from '@apollo/client/react'
import { Flame, ThumbsDown, ThumbsUp } from 'lucide-react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { Button } from '#ui/button.tsx'
import { graphql, readFragment, type FragmentType } from '#gql'
import { mentorMessages as text } from './mentor-messages.ts'

const fragment = graphql(`
  fragment AnswerMarks_Reply on MentorReply {
    id
    isHelpful
    isMotivating
  }
`)

const rateMutation = graphql(`
  mutation RateMentorReply($input: RateMentorReplyInput!) {
    rateMentorReply(input: $input) {
      __typename
      ... on MentorReplySuccess {
        reply {
          ...AnswerMarks_Reply
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** The student's opinion of an answer; a second press takes it back. */
export function AnswerMarks({ reply }: { reply: FragmentType<typeof fragment> }) {
  const { id, isHelpful, isMotivating } = readFragment(fragment, reply)
  const [send] = useMutation(rateMutation)
  const rate = (marks: { isHelpful?: boolean | null; isMotivating?: boolean | null }) =>
    void runMutation(text.rateFailed, async () => {
      const { data } = await send({ variables: { input: { id, ...marks } } })
      return data?.rateMentorReply
    })
  const marks = [
    {
      label: text.helpful,
      Icon: ThumbsUp,
      isOn: isHelpful === true,
      press: () => rate({ isHelpful: isHelpful === true ? null : true }),
    },
    {
      label: text.motivating,
      Icon: Flame,
      isOn: isMotivating === true,
      press: () => rate({ isMotivating: isMotivating === true ? null : true }),
    },
    {
      label: text.notHelpful,
      Icon: ThumbsDown,
      isOn: isHelpful === false,
      press: () => rate({ isHelpful: isHelpful === false ? null : false }),
    },
  ]
  return (
    <div className="flex flex-wrap gap-2">
      {marks.map(({ label, Icon, isOn, press }) => (
        <Button
          key={label}

          kind={isOn ? 'primary' : 'secondary'}
          aria-pressed={isOn}
          onClick={press}
        >
          <Icon aria-hidden="true" size={16} />
          {label}
        </Button>
      ))}
    </div>
  )
}
