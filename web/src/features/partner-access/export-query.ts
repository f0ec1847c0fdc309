import { graphql } from '#gql'

export const exportFragment = graphql(`
  fragment ExportRow_PartnerExport on PartnerExport {
    id
    kind
    format
    state
    done
    total
    startedAt
    expiresAt
    download {
      path
    }
  }
`)

export const exportsQuery = graphql(`
  query PartnerExports($organizationId: ID!) {
    partnerExports(organizationId: $organizationId) {
      id
      state
      ...ExportRow_PartnerExport
    }
  }
`)

export const startExportMutation = graphql(`
  mutation StartPartnerExport($input: StartPartnerExportInput!) {
    result: startPartnerExport(input: $input) {
      __typename
      ... on PartnerExportStarted {
        export {
          id
          state
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)
