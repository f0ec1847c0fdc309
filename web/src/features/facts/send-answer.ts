import type { ApolloClient } from '@apollo/client'
import { graphql, readFragment, type FragmentType } from '#gql'
import type { AnswerQuestionInput, EraseAnswersInput } from '#gql/graphql'

const answerDocument = graphql(`
  mutation SendAnswer($input: AnswerQuestionInput!) {
    answerQuestion(input: $input) {
      __typename
      ... on StudentSuccess {
        student {
          ...SendAnswer_Student
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const eraseDocument = graphql(`
  mutation SendAnswer_Erase($input: EraseAnswersInput!) {
    eraseAnswers(input: $input) {
      __typename
      ... on StudentSuccess {
        student {
          ...SendAnswer_Student
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const answersFragment = graphql(`
  fragment SendAnswer_Student on Student {
    id
    version
    answersVersion
    toldAt
    answers {
      fact
      scholarshipId
      answer
    }
  }
`)

/** The newest versions of the student's answers. */
export function versionsOf(student: FragmentType<typeof answersFragment>) {
  return readFragment(answersFragment, student)
}

/** Saves an answer; returns a success with the new versions, or a refusal. */
export async function sendAnswer(client: ApolloClient, input: AnswerQuestionInput) {
  const { data } = await client.mutate({ mutation: answerDocument, variables: { input } })
  return data?.answerQuestion
}

/** Erases one answer, or all of them when no fact is named. */
export async function eraseAnswers(client: ApolloClient, input: EraseAnswersInput) {
  const { data } = await client.mutate({ mutation: eraseDocument, variables: { input } })
  return data?.eraseAnswers
}
