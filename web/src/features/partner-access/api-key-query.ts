import { graphql } from '#gql'

export const apiKeyFragment = graphql(`
  fragment ApiKeyRow_ApiKey on ApiKey {
    id
    name
    prefix
    scopes
    isSandbox
    state
    createdAt
    expiresAt
    lastUsedAt
    revokedAt
    replacedBy
  }
`)

export const apiKeysQuery = graphql(`
  query ApiKeys($organizationId: ID!, $after: String) {
    apiKeys(organizationId: $organizationId, first: 20, after: $after) {
      edges {
        cursor
        node {
          id
          ...ApiKeyRow_ApiKey
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`)

export const createKeyMutation = graphql(`
  mutation CreateApiKey($input: CreateApiKeyInput!) {
    result: createApiKey(input: $input) {
      __typename
      ... on ApiKeyCreated {
        secret
      }
      ...ProblemDetails @unmask
    }
  }
`)

export const rotateKeyMutation = graphql(`
  mutation RotateApiKey($input: RotateApiKeyInput!) {
    result: rotateApiKey(input: $input) {
      __typename
      ... on ApiKeyCreated {
        secret
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

export const revokeKeyMutation = graphql(`
  mutation RevokeApiKey($input: RevokeApiKeyInput!) {
    result: revokeApiKey(input: $input) {
      __typename
      ... on ApiKeyRevoked {
        apiKey {
          id
          ...ApiKeyRow_ApiKey
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)
