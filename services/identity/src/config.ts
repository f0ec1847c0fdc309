import {
  backingEnv,
  ConfigError,
  readConfig,
  serviceConfig,
  type ServiceConfig,
} from '@landfall/kit/process/config'
import { z } from 'zod'
import { defaultLimits, type ThrottleLimits } from './modules/throttle/throttle.ts'

/** The drizzle folder, for opening the database. */
export const migrations = new URL('./db/migrations', import.meta.url)

export type IdentityConfig = ServiceConfig & {
  /** The site's address, without a slash at the end; links in mails start with it. */
  publicUrl: string
  /** A null `smtpUrl` keeps mails for the development mailbox. */
  mail: { smtpUrl: string | null; from: string }
  /** Where messages from the contact form are mailed; if null, they only wait in the admins' queue. */
  contactEmail: string | null
  passwordMinLength: number
  limits: ThrottleLimits
  firstAdmin: { email: string; password: string } | null
  /** Seals what students answer about themselves in events: 32 bytes as base64url. */
  studentAnswersKey: string
}

const limit = (standard: number) => z.coerce.number().int().positive().default(standard)

const shape = z.object({
  PUBLIC_URL: backingEnv.url(['http', 'https']).transform((url) => url.replace(/\/+$/, '')),
  SMTP_URL: backingEnv.url(['smtp', 'smtps']).optional(),
  MAIL_FROM: z.string().min(3).default('Landfall <no-reply@localhost>'),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(64).default(6),
  STUDENT_ANSWERS_KEY: backingEnv.sealingKey(),
  LANDFALL_ADMIN_EMAIL: z.email('is not an email address').optional(),
  LANDFALL_ADMIN_PASSWORD: z.string().optional(),
  LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS: limit(
    defaultLimits.loginFailuresPerAccountAndAddress,
  ),
  LOGIN_FAILURES_PER_ACCOUNT: limit(defaultLimits.loginFailuresPerAccount),
  LOGIN_FAILURES_PER_ADDRESS: limit(defaultLimits.loginFailuresPerAddress),
  LOGIN_FAILURES_PER_DEVICE: limit(defaultLimits.loginFailuresPerDevice),
  LOGIN_WINDOW_SECONDS: limit(defaultLimits.loginWindowSeconds),
  LOGIN_MAX_WAIT_SECONDS: limit(defaultLimits.loginMaxWaitSeconds),
  REGISTRATIONS_PER_HOUR: limit(defaultLimits.registrationsPerHour),
  MAIL_REQUESTS_PER_HOUR: limit(defaultLimits.mailRequestsPerHour),
  INVITATIONS_PER_HOUR: limit(defaultLimits.invitationsPerHour),
  CONTACT_MESSAGES_PER_HOUR: limit(defaultLimits.contactMessagesPerHour),
  CONTACT_EMAIL: z.email('is not an email address').optional(),
})

/** Reads the environment once. @throws ConfigError that names every faulty variable */
export function identityConfig(env: NodeJS.ProcessEnv = process.env): IdentityConfig {
  const service = serviceConfig('identity', env)
  const read = readConfig(shape, env)
  const { LANDFALL_ADMIN_EMAIL: email, LANDFALL_ADMIN_PASSWORD: password } = read
  if (service.environment === 'production' && !read.SMTP_URL) {
    throw new ConfigError(
      'SMTP_URL: is missing. Without it nobody could verify an address or reset a password.',
    )
  }
  if ((email === undefined) !== (password === undefined)) {
    throw new ConfigError(
      'LANDFALL_ADMIN_EMAIL and LANDFALL_ADMIN_PASSWORD belong together',
    )
  }
  return {
    ...service,
    publicUrl: read.PUBLIC_URL,
    mail: { smtpUrl: read.SMTP_URL ?? null, from: read.MAIL_FROM },
    contactEmail: read.CONTACT_EMAIL ?? null,
    passwordMinLength: read.PASSWORD_MIN_LENGTH,
    limits: limitsOf(read),
    firstAdmin: email && password ? { email, password } : null,
    studentAnswersKey: read.STUDENT_ANSWERS_KEY,
  }
}

function limitsOf(read: z.output<typeof shape>): ThrottleLimits {
  return {
    loginFailuresPerAccountAndAddress: read.LOGIN_FAILURES_PER_ACCOUNT_AND_ADDRESS,
    loginFailuresPerAccount: read.LOGIN_FAILURES_PER_ACCOUNT,
    loginFailuresPerAddress: read.LOGIN_FAILURES_PER_ADDRESS,
    loginFailuresPerDevice: read.LOGIN_FAILURES_PER_DEVICE,
    loginWindowSeconds: read.LOGIN_WINDOW_SECONDS,
    loginMaxWaitSeconds: read.LOGIN_MAX_WAIT_SECONDS,
    registrationsPerHour: read.REGISTRATIONS_PER_HOUR,
    mailRequestsPerHour: read.MAIL_REQUESTS_PER_HOUR,
    invitationsPerHour: read.INVITATIONS_PER_HOUR,
    contactMessagesPerHour: read.CONTACT_MESSAGES_PER_HOUR,
  }
}
