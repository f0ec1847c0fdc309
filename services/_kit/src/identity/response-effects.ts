import { z } from 'zod'

/** The internal response header that carries what a resolver asked the gateway to do. */
export const effectsHeader = 'landfall-effects'

const effectsSchema = z.object({
  session: z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('set'),
        token: z.string().min(1),
        expiresAt: z.coerce.date(),
      }),
      z.object({ kind: z.literal('clear') }),
    ])
    .nullable(),
  retryAfterSeconds: z.number().int().nonnegative().optional(),
  deviceId: z.string().min(1).optional(),
  visitorToken: z.string().min(1).optional(),
})

/** What a resolver asks the gateway to do besides answering: cookies and Retry-After. */
export type ResponseEffects = z.output<typeof effectsSchema>

/** A fresh record for one request; resolvers write into it. */
export function noEffects(): ResponseEffects {
  return { session: null }
}

/** Whether anything was asked for. */
export function hasEffects(effects: ResponseEffects): boolean {
  return (
    effects.session !== null ||
    effects.retryAfterSeconds !== undefined ||
    effects.deviceId !== undefined ||
    effects.visitorToken !== undefined
  )
}

/** As the value of the effects header: base64url of JSON. */
export function encodeEffects(effects: ResponseEffects): string {
  return Buffer.from(JSON.stringify(effects)).toString('base64url')
}

/** Reads the header back; no header means no effects. Throws when a service sent nonsense. */
export function decodeEffects(header: string | undefined): ResponseEffects {
  if (!header) return noEffects()
  return effectsSchema.parse(JSON.parse(Buffer.from(header, 'base64url').toString('utf8')))
}

/** Adds one subgraph's effects to those of the whole request; the later session wins. */
export function mergeEffects(into: ResponseEffects, more: ResponseEffects): void {
  if (more.session) into.session = more.session
  if (more.deviceId) into.deviceId = more.deviceId
  if (more.visitorToken) into.visitorToken = more.visitorToken
  if (more.retryAfterSeconds !== undefined) {
    into.retryAfterSeconds = Math.max(into.retryAfterSeconds ?? 0, more.retryAfterSeconds)
  }
}
