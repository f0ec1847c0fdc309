/** How much is let through; every number is configuration. */
export type ThrottleLimits = {
  /** Failed logins in the window, per account and address. */
  loginFailuresPerAccountAndAddress: number
  /** Failed logins in the window, per account over all addresses. */
  loginFailuresPerAccount: number
  /** Failed logins in the window, per address. */
  loginFailuresPerAddress: number
  /** Failed logins in the window, per account and known device; the other limits do not apply to these. */
  loginFailuresPerDevice: number
  loginWindowSeconds: number
  /** The longest wait between two tries on a slowed-down account. */
  loginMaxWaitSeconds: number
  registrationsPerHour: number
  mailRequestsPerHour: number
  invitationsPerHour: number
  contactMessagesPerHour: number
}

export const defaultLimits: ThrottleLimits = {
  loginFailuresPerAccountAndAddress: 5,
  loginFailuresPerAccount: 20,
  loginFailuresPerAddress: 60,
  loginFailuresPerDevice: 5,
  loginWindowSeconds: 15 * 60,
  loginMaxWaitSeconds: 5 * 60,
  // A class of students shares one address, and each account still needs its own mailbox.
  registrationsPerHour: 60,
  mailRequestsPerHour: 10,
  invitationsPerHour: 20,
  contactMessagesPerHour: 10,
}

/** Seconds until a further try is worth it, or null when this one may go on. */
export type Wait = number | null

export type LoginTry = {
  /** The account's id, or what was typed when there is no such account. */
  account: string
  address: string
  /**
   * The device, when it has signed in to the account before, or the session that asks for the password
   * again. It has a limit of its own and no other: what strangers try, from the same address too, does
   * not lock it out.
   */
  knownDevice: string | null
}

/** Counts tries. Port: the counters lie in Redis, or in this process while Redis is away. */
export type Throttle = {
  /**
   * Counts a login as failed in advance, so that parallel tries can't all slip under the limit;
   * `loginSucceeded` takes it back.
   */
  beginLogin(attempt: LoginTry): Promise<Wait>
  loginSucceeded(attempt: LoginTry): Promise<void>
  /** A reset proved the person's identity; people who forgot a password have just failed a few times. */
  passwordReset(account: string, address: string): Promise<void>
  registration(address: string): Promise<Wait>
  mailRequest(address: string): Promise<Wait>
  /** Another address for an account; as many as mail requests. */
  emailChange(account: string): Promise<Wait>
  invitation(organizationId: string): Promise<Wait>
  contactMessage(address: string): Promise<Wait>
}

/**
 * The wait before one more try on an account whose failures are over the limit: 2, 4, 8 … seconds.
 * Never a lock: after waiting, one may always try again.
 */
export function slowDownSeconds(failuresOverLimit: number, maxSeconds: number): number {
  return Math.min(2 ** Math.min(failuresOverLimit, 30), maxSeconds)
}
