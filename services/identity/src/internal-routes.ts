import type { Clock } from '@landfall/kit/core/clock'
import type { InternalRoutes } from '@landfall/kit/service/server'
import { z } from 'zod'
import { makeResolveSessions } from './modules/session/resolve-sessions.ts'
import { makeResolveApiKey } from './modules/api-key/read-api-keys.ts'
import type { Stores } from './stores.ts'

const SHOWN_MAILS = 200

const sessionsCall = z.object({
  asked: z
    .array(
      z.object({
        token: z.string().max(200),
        deviceId: z.string().max(200).nullable().default(null),
        purpose: z.enum(['use', 'watch']).default('use'),
      }),
    )
    .max(200),
})

const keyCall = z.object({ key: z.string().max(200) })

/** Questions that only the gateway asks: whose a cookie or an API key is and, in development, the kept mails. */
export function createInternalRoutes(o: {
  stores: Stores
  clock: Clock
  isDevelopment: boolean
}): InternalRoutes {
  const resolveSessions = makeResolveSessions(o)
  const resolveApiKey = makeResolveApiKey(o)
  const routes: InternalRoutes = {
    'resolve-sessions': async ({ body }) => ({
      sessions: await resolveSessions(sessionsCall.parse(body).asked),
    }),
    'resolve-api-key': async ({ body }) => ({
      partner: await resolveApiKey(keyCall.parse(body).key),
    }),
  }
  if (!o.isDevelopment) return routes
  return {
    ...routes,
    'list-mail': async () => {
      const mails = await o.stores.mails.listKept(SHOWN_MAILS)
      return mails.map((mail) => ({ ...mail, sentAt: mail.sentAt.toISOString() }))
    },
  }
}
