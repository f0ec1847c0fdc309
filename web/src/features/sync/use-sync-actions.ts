import { useMutation } from '@apollo/client/react'
import { graphql } from '#gql'
import { runMutation } from '#lib/forms/run-mutation.ts'
import { toast } from '#ui/toast-store.ts'
import { syncMessages as text } from './sync-messages.ts'

const startDocument = graphql(`
  mutation UseSyncActions_Start($input: StartSyncInput!) {
    startSync(input: $input) {
      __typename
      ... on SyncRunsSuccess {
        runs {
          id
          ...RunRow_SyncRun
          from {
            id
            ...SourceCard_Source
          }
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

const enableDocument = graphql(`
  mutation UseSyncActions_Enable($input: SaveSourceInput!) {
    saveSource(input: $input) {
      __typename
      ... on SourceSuccess {
        source {
          id
          ...SourceCard_Source
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

/** Starts runs and turns sources on and off, each with its toast. */
export function useSyncActions() {
  const [start, starting] = useMutation(startDocument, {
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'syncRuns' })
    },
  })
  const [save, saving] = useMutation(enableDocument)
  return {
    isStarting: starting.loading,
    isSaving: saving.loading,
    /** @param sourceId null for every enabled source */
    async start(sourceId: string | null, isDryRun: boolean) {
      const input = { sourceId, isDryRun }
      const done = await runMutation(
        text.startFailed,
        async () => (await start({ variables: { input } })).data?.startSync,
      )
      if (done) toast.success({ title: text.started, topic: 'sync' })
    },
    async enable(id: string, isEnabled: boolean) {
      const input = { id, isEnabled }
      const done = await runMutation(
        text.saveFailed,
        async () => (await save({ variables: { input } })).data?.saveSource,
      )
      if (done) toast.success({ title: text.saved, topic: 'source' })
    },
  }
}
