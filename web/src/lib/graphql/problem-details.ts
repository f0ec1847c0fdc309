import { graphql } from '#gql'

/**
 * The fields that a mutation asks of a refusal when its input may be at fault. It spreads them with `@unmask`, as
 * fields of its own.
 */
graphql(`
  fragment ProblemDetails on Problem {
    code
    message
    ... on ValidationFailed {
      errors {
        path
        message
      }
    }
  }
`)
