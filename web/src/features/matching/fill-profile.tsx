import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { refreshFit, type StudentVersions } from '#entities/student/refresh-fit.ts'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { useViewer, type Viewer } from '#lib/session/session.ts'
import { browserKeys } from '#lib/browser/storage-keys.ts'
import { readStored, writeStored } from '#lib/browser/storage.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast-store.ts'
import { graphql, readFragment, type FragmentType } from '#gql'
import {
  matchProfileFragment,
  matchStudentFragment,
  type MatchProfile,
  type MatchStudent,
} from './match-values.ts'
import {
  factsInputOf,
  missingProfileFacts,
  type MissingFact,
} from './missing-profile-facts.ts'
import { resultMessages as text } from './result-messages.ts'

const studentDocument = graphql(`
  query FillProfile_Student {
    student(id: "me") {
      id
      ...MatchValues_Student
    }
  }
`)

const createDocument = graphql(`
  mutation FillProfile_Create($input: CreateStudentInput!) {
    createStudent(input: $input) {
      __typename
      ... on StudentSuccess {
        student {
          id
          version
          answersVersion
          toldAt
          ...MatchValues_Student
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const updateDocument = graphql(`
  mutation FillProfile_Update($input: UpdateStudentInput!) {
    updateStudent(input: $input) {
      __typename
      ... on StudentSuccess {
        student {
          id
          version
          answersVersion
          toldAt
          ...MatchValues_Student
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

type Props = {
  /** The stored profile; null without one. */
  student: MatchStudent | null
  profile: FragmentType<typeof matchProfileFragment>
  onFilled: () => void
}

/** Asks once whether to store facts of a match that the profile lacks. */
export function FillProfile({ student, onFilled, ...props }: Props) {
  const viewer = useViewer()
  const profile = readFragment(matchProfileFragment, props.profile)
  const missing = missingProfileFacts(student, profile)
  const { isAsked, refuse } = useAskedOnce(viewer?.id ?? '', missing)
  const [isBusy, setIsBusy] = useState(false)
  const client = useApolloClient()
  if (!viewer || missing.length === 0 || !isAsked) return null

  async function fill() {
    if (isBusy || !viewer) return
    setIsBusy(true)
    const title = await fillIn(client, viewer, profile)
    setIsBusy(false)
    if (title === null) return
    toast.success({ title, topic: 'profile' })
    onFilled()
  }
  return (
    <Question
      missing={missing}
      isBusy={isBusy}
      onFill={() => void fill()}
      onRefuse={refuse}
    />
  )
}

type QuestionProps = {
  missing: readonly MissingFact[]
  isBusy: boolean
  onFill: () => void
  onRefuse: () => void
}

function Question({ missing, isBusy, onFill, onRefuse }: QuestionProps) {
  return (
    <div className="print:hidden">
      <Notice>
        <section aria-label={text.fillTitle} className="flex flex-col gap-3">
          <h3 className="text-lg">{text.fillTitle}</h3>
          <p>{text.fillText}</p>
          <ul className="list-disc ps-5">
            {missing.map(({ name, label, words }) => (
              <li key={name}>
                {label}: <strong>{words}</strong>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button kind="primary" isBusy={isBusy} onClick={onFill}>
              {isBusy ? text.filling : text.fill}
            </Button>
            <Button onClick={onRefuse}>{text.fillNot}</Button>
          </div>
        </section>
      </Notice>
    </div>
  )
}

type Client = ReturnType<typeof useApolloClient>

/**
 * Reads the profile again first, so that facts stored meanwhile stay. Returns the message, or null after a failure.
 */
async function fillIn(
  client: Client,
  viewer: Viewer,
  profile: MatchProfile,
): Promise<string | null> {
  let told: string = text.filled
  const done = await runMutation(text.fillFailed, async () => {
    const { data } = await client.query({
      query: studentDocument,
      fetchPolicy: 'network-only',
    })
    const student = data?.student ? readFragment(matchStudentFragment, data.student) : null
    const missing = missingProfileFacts(student, profile)
    if (missing.length === 0) {
      told = text.fillNothingLeft
      return {}
    }
    const facts = factsInputOf(missing)
    if (student) return update(client, facts)
    told = text.created
    return create(client, viewer, facts)
  })
  return done && told
}

async function update(client: Client, facts: ReturnType<typeof factsInputOf>) {
  const variables = { input: { id: 'me', facts } }
  const { data } = await client.mutate({
    mutation: updateDocument,
    variables,
  })
  return counted(client, data?.updateStudent)
}

async function create(
  client: Client,
  { firstName, lastName, email }: Viewer,
  facts: ReturnType<typeof factsInputOf>,
) {
  const variables = { input: { firstName, lastName, email: email ?? null, facts } }
  const { data } = await client.mutate({
    mutation: createDocument,
    variables,
  })
  return counted(client, data?.createStudent)
}

/** Updates everything that depends on the profile, once the change counts. */
function counted<Saved extends { __typename?: string; student?: StudentVersions }>(
  client: Client,
  saved: Saved | null | undefined,
) {
  if (saved?.student) void refreshFit(client, saved.student)
  return saved
}

/** This browser remembers refused facts, by name only, and does not ask for them again. */
function useAskedOnce(viewerId: string, missing: readonly MissingFact[]) {
  const key = `${browserKeys.matchFactsRefused}${viewerId}`
  const [refused, setRefused] = useState(() => (readStored(key) ?? '').split(' '))
  return {
    isAsked: missing.some(({ name }) => !refused.includes(name)),
    refuse: () => {
      const names = [...new Set([...refused, ...missing.map(({ name }) => name)])]
      writeStored(key, names.join(' ').trim())
      setRefused(names)
    },
  }
}
