import { graphql } from '#gql'

/**
 * What a mutation asks of its refusals where the input may be at fault. It spreads this with `@unmask`, as fields of its
 * own.
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
