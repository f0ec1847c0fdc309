import type { Clock } from '@landfall/kit/core/clock'
import type { InternalRoutes } from '@landfall/kit/service/server'
import { z } from 'zod'
import { makeResolveSession } from './modules/session/resolve-session.ts'
import { makeResolveApiKey } from './modules/api-key/read-api-keys.ts'
import type { Stores } from './stores.ts'

const SHOWN_MAILS = 200

const sessionCall = z.object({
  token: z.string().max(200),
  deviceId: z.string().max(200).nullish(),
  purpose: z.enum(['use', 'watch']).default('use'),
})

const keyCall = z.object({ key: z.string().max(200) })

/** What only the gateway asks: who a cookie or an API key stands for, and in development the kept mails. */
export function createInternalRoutes(o: {
  stores: Stores
  clock: Clock
  isDevelopment: boolean
}): InternalRoutes {
  const resolveSession = makeResolveSession(o)
  const resolveApiKey = makeResolveApiKey(o)
  const routes: InternalRoutes = {
    'resolve-session': async ({ body }) => {
      const { token, deviceId, purpose } = sessionCall.parse(body)
      const resolved = await resolveSession(token, deviceId ?? null, purpose)
      if (!('expiresAt' in resolved)) return resolved
      return { ...resolved, expiresAt: resolved.expiresAt.toISOString() }
    },
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
