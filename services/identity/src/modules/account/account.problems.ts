/** The account was switched off, or the credentials are wrong: the same words for both. */
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
    message: `This ${noun} is not valid any more. It was used already or has expired.`,
  }
}
