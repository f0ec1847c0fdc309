import { useMutation } from '@apollo/client/react'
import { graphql } from '#gql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { importMessages as text } from './import-messages.ts'

const confirmDocument = graphql(`
  mutation UseImportSteps_Confirm($input: ConfirmListingImportInput!) {
    result: confirmListingImport(input: $input) {
      __typename
      ... on ListingImportSuccess {
        listingImport {
          id
          ...ImportFacts_ListingImport
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const undoDocument = graphql(`
  mutation UseImportSteps_Undo($input: UndoListingImportInput!) {
    result: undoListingImport(input: $input) {
      __typename
      ... on ListingImportSuccess {
        listingImport {
          id
          ...ImportFacts_ListingImport
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

/** Both steps of an import, each with its own toast for a failure. */
export function useImportSteps(id: string) {
  const [confirm, confirming] = useMutation(confirmDocument)
  const [undo, undoing] = useMutation(undoDocument)
  return {
    isConfirming: confirming.loading,
    isUndoing: undoing.loading,
    confirm: (publish: boolean) =>
      runMutation(text.confirmFailed, async () => {
        const { data } = await confirm({ variables: { input: { id, publish } } })
        return data?.result
      }),
    undo: () =>
      runMutation(
        text.undoFailed,
        async () => (await undo({ variables: { input: { id } } })).data?.result,
      ),
  }
}
