import { graphql } from '#gql'

export const webhookFragment = graphql(`
  fragment Webhook_WebhookEndpoint on WebhookEndpoint {
    id
    url
    events
    state
    disabledReason
    failingSince
  }
`)

export const webhooksQuery = graphql(`
  query Webhooks($organizationId: ID!) {
    webhookEndpoints(organizationId: $organizationId) {
      id
      ...Webhook_WebhookEndpoint
    }
  }
`)

export const createWebhookMutation = graphql(`
  mutation CreateWebhook($input: CreateWebhookEndpointInput!) {
    result: createWebhookEndpoint(input: $input) {
      __typename
      ... on WebhookEndpointCreated {
        secret
      }
      ...ProblemDetails @unmask
    }
  }
`)

/** Reads one address alone, so that a page of its messages never joins another's. */
export const webhookLogQuery = graphql(`
  query WebhookLog($organizationId: ID!, $id: ID!, $after: String) {
    webhookEndpoints(organizationId: $organizationId, id: $id) {
      id
      deliveries(first: 20, after: $after) {
        edges {
          cursor
          node {
            id
            event
            state
            attempts
            lastStatus
            lastFault
            createdAt
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`)

export const updateWebhookMutation = graphql(`
  mutation UpdateWebhook($input: UpdateWebhookEndpointInput!) {
    result: updateWebhookEndpoint(input: $input) {
      __typename
      ... on WebhookEndpointUpdated {
        endpoint {
          id
          url
          events
          state
          disabledReason
          failingSince
        }
      }
      ...ProblemDetails @unmask
    }
  }
`)

export const rotateSecretMutation = graphql(`
  mutation RotateWebhookSecret($input: WebhookEndpointInput!) {
    result: rotateWebhookSecret(input: $input) {
      __typename
      ... on WebhookEndpointCreated {
        secret
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

export const removeWebhookMutation = graphql(`
  mutation RemoveWebhook($input: WebhookEndpointInput!) {
    result: removeWebhookEndpoint(input: $input) {
      __typename
      ... on WebhookEndpointRemoved {
        id
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

export const sendTestMutation = graphql(`
  mutation SendTestApplication($input: WebhookEndpointInput!) {
    result: sendTestApplication(input: $input) {
      __typename
      ... on TestApplicationSent {
        delivery {
          id
          state
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)

export const redeliverMutation = graphql(`
  mutation RedeliverWebhook($input: RedeliverWebhookInput!) {
    result: redeliverWebhook(input: $input) {
      __typename
      ... on WebhookRedelivered {
        delivery {
          id
          state
        }
      }
      ... on Problem {
        code
        message
      }
    }
  }
`)
