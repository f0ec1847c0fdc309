import type { Account } from './account.ts'
import { passwordFault } from './password-rules.ts'

/** As `passwordFault`, with everything that is known about the owner of an account. */
export function passwordFaultFor(
  account: Account,
  password: string,
  minLength: number,
): string | null {
  const { username, email, firstName, lastName } = account
  return passwordFault(password, minLength, [username, email, firstName, lastName])
}
