import { graphql } from '#gql'

/** What an upload would do, or has done. */
export const importFragment = graphql(`
  fragment ImportFacts_ListingImport on ListingImport {
    id
    organizationId
    fileName
    status
    ignoredColumns
    publishes
    createdAt
    appliedAt
    undoneAt
    undoableUntil
    rowCount
    newCount
    changedCount
    unchangedCount
    errorCount
    draftOnlyCount
    waitingCount
    refusedCount
    undoneCount
    keptCount
  }
`)
