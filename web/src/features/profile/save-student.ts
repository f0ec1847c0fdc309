import type { ApolloClient } from '@apollo/client'
import { refreshFit } from '#entities/student/refresh-fit.ts'
import { graphql } from '#gql'
import { sayFailed } from '#lib/forms/say-failed.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, showError } from '#lib/graphql/show-error.ts'
import type { FormFailure } from '#ui/use-form.ts'
import { profileMessages as text } from './profile-messages.ts'
import { changedFacts, factsOf, type StudentValues } from './student-values.ts'

const createDocument = graphql(`
  mutation SaveStudent_Create($input: CreateStudentInput!) {
    createStudent(input: $input) {
      __typename
      ... on StudentSuccess {
        student {
          id
          version
          answersVersion
          toldAt
          ...StudentValues_Student
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const updateDocument = graphql(`
  mutation SaveStudent_Update($input: UpdateStudentInput!) {
    updateStudent(input: $input) {
      __typename
      ... on StudentSuccess {
        student {
          id
          version
          answersVersion
          toldAt
          ...StudentValues_Student
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/** Input paths whose form field has another name than their last part. */
const renamed = {
  'facts.usResidencyHistory': 'hasLivedInUs',
  'facts.usResidencyHistory.hasLivedInUs': 'hasLivedInUs',
  'facts.usResidencyHistory.details': 'usResidencyDetails',
}

/**
 * Creates the profile, or sends what differs from `before`. Returns null when it worked, else what the form should
 * show. `onCounted` follows later, once the catalog judges by the saved facts; never, if it does not in time.
 */
export async function saveStudent(
  client: ApolloClient,
  values: StudentValues,
  before: StudentValues | null,
  onCounted: () => void = () => {},
): Promise<FormFailure | null> {
  const answer = before
    ? await update(client, values, before)
    : await create(client, values)
  if (!isProblem(answer)) {
    // The form is done; everything that depends on it follows once the change counts.
    if (answer)
      void refreshFit(client, answer.student).then((counts) => counts && onCounted())
    return null
  }
  return sayFailed(failedWords(before !== null), serverErrors(answer, renamed))
}

export function explainSaveFailure(isUpdate: boolean, error: unknown): string {
  return `${failedWords(isUpdate)}. ${showError(error)}`
}

const failedWords = (isUpdate: boolean) =>
  isUpdate ? text.updateFailed : text.createFailed

async function create(client: ApolloClient, values: StudentValues) {
  const input = { ...personOf(values), ...passwordOf(values), facts: factsOf(values) }
  const { data } = await client.mutate({
    mutation: createDocument,
    variables: { input },
    // The page had asked before, and the answer was that there is none.
    refetchQueries: ['ProfilePage'],
    awaitRefetchQueries: true,
  })
  return data?.createStudent
}

async function update(client: ApolloClient, values: StudentValues, before: StudentValues) {
  const facts = changedFacts(values, before)
  const person = Object.entries(personOf(values)).filter(
    ([name, value]) => value !== before[name as 'firstName' | 'lastName' | 'email'],
  )
  const input = {
    id: 'me',
    ...Object.fromEntries(person),
    ...passwordOf(values),
    facts,
  }
  const { data } = await client.mutate({
    mutation: updateDocument,
    variables: { input },
  })
  return data?.updateStudent
}

function passwordOf({ currentPassword }: StudentValues) {
  return currentPassword ? { currentPassword } : {}
}

function personOf({ firstName, lastName, email }: StudentValues) {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() }
}
