import type { ApolloClient } from '@apollo/client'
import { graphql } from '#gql'
import { showError } from '#lib/graphql/show-error.ts'
import { toast } from '#ui/toast-store.ts'
import { fundMessages as text } from './fund-messages.ts'

const query = graphql(`
  query LedgerCsv($id: ID!) {
    fund(id: $id) {
      id
      name
      ledgerCsv
    }
  }
`)

/** Makes the browser save the whole ledger; a toast says when it could not be read. */
export async function downloadLedger(client: ApolloClient, id: string): Promise<void> {
  try {
    const { data } = await client.query({
      query,
      variables: { id },
      fetchPolicy: 'no-cache',
    })
    if (!data?.fund) throw new Error('The answer is empty')
    const { name, ledgerCsv } = data.fund
    // People seldom want it, and the page is heavy.
    const { saveCsv } = await import('#lib/browser/save-file.ts')
    saveCsv(ledgerCsv, `${name}.csv`)
  } catch (error) {
    toast.error({
      title: text.csvFailed,
      description: showError(error, 'page'),
      topic: 'fund',
    })
  }
}
