import type { ApolloClient } from '@apollo/client'
import { graphql } from '#gql'
import type {
  CorrectPledgeInput,
  CreateFundInput,
  RecordPledgeInput,
  SetFundScholarshipsInput,
} from '#gql/graphql'
import { readAgain } from '#lib/apollo/read-again.ts'
import { serverErrors } from '#lib/forms/server-errors.ts'
import { isProblem, type ProblemLike } from '#lib/graphql/show-error.ts'
import type { FormFailure } from '#ui/use-form.ts'

const createMutation = graphql(`
  mutation CreateFund($input: CreateFundInput!) {
    result: createFund(input: $input) {
      __typename
      ... on FundChanged {
        fund {
          id
          ...Fund_Fund
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const pledgeMutation = graphql(`
  mutation RecordPledge($input: RecordPledgeInput!) {
    result: recordPledge(input: $input) {
      __typename
      ... on FundChanged {
        fund {
          id
          ...Fund_Fund
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const correctMutation = graphql(`
  mutation CorrectPledge($input: CorrectPledgeInput!) {
    result: correctPledge(input: $input) {
      __typename
      ... on FundChanged {
        fund {
          id
          ...Fund_Fund
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

const scholarshipsMutation = graphql(`
  mutation SetFundScholarships($input: SetFundScholarshipsInput!) {
    result: setFundScholarships(input: $input) {
      __typename
      ... on FundChanged {
        fund {
          id
          ...Fund_Fund
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/**
 * Returns the new fund's id, or why there is none.
 * @throws when the server could not be reached
 */
export async function createFund(
  client: ApolloClient,
  input: CreateFundInput,
): Promise<{ id: string } | FormFailure> {
  const { data } = await client.mutate({ mutation: createMutation, variables: { input } })
  const result = data?.result
  if (!result) throw new Error('The answer is empty')
  return result.__typename === 'FundChanged'
    ? { id: result.fund.id }
    : serverErrors(result as ProblemLike)
}

/**
 * Returns null when it worked.
 * @throws when the server could not be reached
 */
export async function recordPledge(
  client: ApolloClient,
  input: RecordPledgeInput,
): Promise<FormFailure | null> {
  const { data } = await client.mutate({ mutation: pledgeMutation, variables: { input } })
  return finish(client, data?.result)
}

/**
 * Returns null when it worked.
 * @throws when the server could not be reached
 */
export async function correctPledge(
  client: ApolloClient,
  input: CorrectPledgeInput,
): Promise<FormFailure | null> {
  const { data } = await client.mutate({ mutation: correctMutation, variables: { input } })
  return finish(client, data?.result)
}

/**
 * Returns null when it worked.
 * @throws when the server could not be reached
 */
export async function setFundScholarships(
  client: ApolloClient,
  input: SetFundScholarshipsInput,
): Promise<FormFailure | null> {
  const { data } = await client.mutate({
    mutation: scholarshipsMutation,
    variables: { input },
  })
  return finish(client, data?.result)
}

async function finish(
  client: ApolloClient,
  result: { __typename?: string } | undefined,
): Promise<FormFailure | null> {
  if (!result) throw new Error('The answer is empty')
  if (isProblem(result)) return serverErrors(result)
  await readAgain(client, ['Ledger'])
  return null
}
