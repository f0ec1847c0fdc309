import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { toast } from '#ui/toast-store.ts'
import { graphql, type FragmentType } from '#gql'
import type { AiMentorCard_AiMentorFragmentDoc } from '#gql/graphql'
import { AiMentorCard } from './ai-mentor-card.tsx'
import { mentorMessages as text } from './mentor-messages.ts'

const connectMutation = graphql(`
  mutation ConnectMentor($input: ConnectMentorInput!) {
    connectMentor(input: $input) {
      __typename
      ... on ConnectMentorSuccess {
        mentor {
          id
          isConnected
          timesSelected
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

type Mentor = { id: string } & FragmentType<typeof AiMentorCard_AiMentorFragmentDoc>

/** The five mentors to choose from; `onConnected` is called once the server knows the choice. */
export function MentorGrid({
  mentors,
  onConnected,
}: {
  mentors: readonly Mentor[]
  onConnected: () => Promise<unknown>
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [connect] = useMutation(connectMutation)
  async function choose(mentorId: string) {
    setChosen(mentorId)
    const done = await runMutation(text.connectFailed, async () => {
      const { data } = await connect({ variables: { input: { mentorId } } })
      return data?.connectMentor
    })
    if (done !== null) {
      toast.success({ title: text.connected, description: text.connectedWhy })
      await onConnected()
    }
    setChosen(null)
  }
  return (
    <section aria-labelledby="choose-mentor" className="flex flex-col gap-4">
      <div>
        <h2 id="choose-mentor" className="text-xl">
          {text.choose}
        </h2>
        <p className="text-muted">{text.chooseWhy}</p>
      </div>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {mentors.map((mentor) => (
          <li key={mentor.id}>
            <AiMentorCard
              mentor={mentor}
              isConnecting={chosen === mentor.id}
              onChoose={(id) => void choose(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
