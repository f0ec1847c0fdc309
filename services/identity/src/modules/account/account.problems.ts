/** There is no such account or it has another password: the same words for both. */
export type WrongCredentials = {
  __typename: 'WrongCredentials'
  code: 'WRONG_CREDENTIALS'
  message: string
}
/** A link that was used, has expired or never existed. */
export type InvalidToken = {
  __typename: 'InvalidToken'
  code: 'INVALID_TOKEN'
  message: string
}

/** Somebody who enters the right password of a suspended account is told that it is suspended, and why. */
export type AccountSuspended = {
  __typename: 'AccountSuspended'
  code: 'ACCOUNT_SUSPENDED'
  message: string
}

export function accountSuspended(reason: string | null): AccountSuspended {
  const why = reason === null ? '' : ` The reason: ${reason}`
  return {
    __typename: 'AccountSuspended',
    code: 'ACCOUNT_SUSPENDED',
    message: `This account is suspended, so no one can sign in to it.${why}`,
  }
}

export function wrongCredentials(): WrongCredentials {
  return {
    __typename: 'WrongCredentials',
    code: 'WRONG_CREDENTIALS',
    message: 'Please check your credentials and try again.',
  }
}

/** @param noun what the link was for: "reset link" */
export function invalidToken(noun: string): InvalidToken {
  return {
    __typename: 'InvalidToken',
    code: 'INVALID_TOKEN',
    message: `This ${noun} is no longer valid. It has already been used or has expired.`,
  }
}
