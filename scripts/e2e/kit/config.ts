/** The platform that the journeys visit, from the environment (see scripts/test/journeys.ts). */

const given = (name: string): string | undefined => process.env[name] || undefined

const url = new URL(given('E2E_URL') ?? 'http://localhost:4000').origin

export const site = {
  url,
  /** The second gateway, where the platform has two processes of everything; null when it has one. */
  second: given('E2E_SECOND_URL') ?? null,
  /** Where the gateway answers operators; null when it does not. */
  operations: given('E2E_OPS_URL') ?? null,
  /** The Chromium that drives the pages. */
  browser: given('E2E_BROWSER') ?? '/usr/bin/chromium',
  /** The folder of the platform's data, logs and process ids; null when it runs elsewhere. */
  state: given('E2E_STATE') ?? null,
  admin: {
    email: given('E2E_ADMIN_EMAIL') ?? '',
    password: given('E2E_ADMIN_PASSWORD') ?? '',
  },
  /**
   * The platform's message about a password that is too short: fewer than six characters, unless configured otherwise.
   */
  passwordTooShort: `Password must be at least ${given('E2E_PASSWORD_MIN_LENGTH') ?? 6} characters`,
  /** Ports of this machine to which the platform may send webhooks. */
  hookPorts: (given('E2E_HOOK_PORTS') ?? '').split(',').filter(Boolean).map(Number),
  /** The model server of the run; null when the platform has no model and answers by its own rules. */
  model: given('E2E_MODEL') ?? null,
  /** The platform was started with a real model. */
  realModel: given('E2E_REAL_MODEL') !== undefined,
  /** Where mails can be read: on the site itself, Mailpit or maildev. */
  mailbox: given('E2E_MAILBOX') ?? `${url}/dev/mail.json`,
}
