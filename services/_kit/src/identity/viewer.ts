import { z } from 'zod'

/** One organization that the viewer acts for, and what they may do there. */
export const membershipSchema = z.object({
  organizationId: z.string().min(1),
  kind: z.enum(['donor', 'university']),
  role: z.enum(['owner', 'editor', 'reviewer', 'reader']),
  isVerified: z.boolean(),
  /**
   * It may continue with the applications it has: it is verified, or was until its name changed.
   * Absent from older identity services.
   */
  mayFinish: z.boolean().optional(),
  name: z.string(),
})

/** A membership of a kind or role that only a newer identity service knows gives no rights here. */
const knownMemberships = z.array(z.unknown()).transform((all) =>
  all.flatMap((one) => {
    const { success, data } = membershipSchema.safeParse(one)
    return success ? [data] : []
  }),
)

const roleSchema = z.enum(['mentor', 'moderator', 'admin'])
const isRole = (text: string): text is z.infer<typeof roleSchema> =>
  roleSchema.safeParse(text).success

/** The same for roles. */
const knownRoles = z.array(z.string()).transform((all) => all.filter(isRole))

/**
 * Who is asking: a visitor, or a signed-in user with everything that policies look at. Services that
 * read it may be older than the gateway that signs it, so they drop what they do not know. They may
 * also be newer, so a field that is added is optional.
 */
export const viewerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({
    kind: z.literal('user'),
    userId: z.string().min(1),
    sessionId: z.string().min(1),
    accountType: z.enum(['student', 'donor', 'university']),
    roles: knownRoles,
    isEmailVerified: z.boolean(),
    memberships: knownMemberships,
  }),
])

/**
 * What an API key may read besides what everybody reads. `applications:read` shows that somebody
 * applied and how it stands; who it is and what they wrote needs `applicants:read`. `metrics:read` shows figures alone.
 */
export const partnerScopes = [
  'programs:read',
  'applications:read',
  'applicants:read',
  'metrics:read',
] as const

const isScope = (text: string): text is PartnerScope =>
  partnerScopes.some((scope) => scope === text)

/** A system of one organization, by its API key. */
export const partnerSchema = z.object({
  keyId: z.uuid(),
  organizationId: z.uuid(),
  /** An organization that is not verified can read nothing about applicants. */
  isVerified: z.boolean(),
  /** Its records are invented, and `organizationId` is nobody's; see `sandbox.ts`. */
  isSandbox: z.boolean().optional(),
  /** ISO 8601; only for sandbox keys, which no service is asked about. */
  expiresAt: z.string().optional(),
  /** Scopes that only a newer identity service knows open nothing here. */
  scopes: z.array(z.string()).transform((scopes) => scopes.filter(isScope)),
})

/** One request's origin as the gateway vouches for it. */
export const callerSchema = z.object({
  viewer: viewerSchema,
  /** The owner of the request's API key; the viewer is then a visitor, so that the key lends no person's rights. */
  partner: partnerSchema.optional(),
  requestId: z.string().min(1).max(128),
  /**
   * 'rest' may ask for pages of up to 500, the others for 1..100; a channel that only a newer gateway
   * knows counts as 'web'.
   */
  channel: z.enum(['web', 'rest', 'partner', 'internal']).catch('web'),
  client: z.object({
    address: z.string(),
    userAgent: z.string().nullable(),
    deviceId: z.string().nullable(),
    /** As in the browser's cookie; the service that issued it checks its signature. Older gateways send none. */
    visitorToken: z.string().nullable().default(null),
  }),
  /** From the Idempotency-Key header; the fingerprint is a hash of the body that came with it. */
  idempotencyKey: z
    .object({
      key: z.string().min(1).max(255),
      fingerprint: z.string().min(1).max(255),
    })
    .nullable(),
  /** How long the caller waits for the answer; 9.5 s if absent. For requests that wait for work to be done. */
  responseTimeoutMs: z.int().min(1_000).max(40_000).optional(),
})

export type Membership = z.infer<typeof membershipSchema>
export type Viewer = z.infer<typeof viewerSchema>
export type SignedInViewer = Extract<Viewer, { kind: 'user' }>
export type PartnerScope = (typeof partnerScopes)[number]
export type Partner = z.infer<typeof partnerSchema>
export type Caller = z.infer<typeof callerSchema>
export type Channel = Caller['channel']

/** The largest page of a list on this channel. */
export function maxPageSize(channel: Channel): number {
  return channel === 'rest' ? 500 : 100
}
