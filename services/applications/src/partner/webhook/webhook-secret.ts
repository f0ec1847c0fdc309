import { randomBytes } from 'node:crypto'
import type { Sealer } from '@landfall/kit/core/sealed'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import type { WebhookDelivery, WebhookEndpoint } from './webhook.ts'

const SECRET_BYTES = 32

/** A secret in the format of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
}

/**
 * The headers of one message by Standard Webhooks. While a secret is replaced, both sign: the receiver takes
 * whichever it has.
 */
export async function signedHeaders(
  sealer: Pick<Sealer, 'open'>,
  endpoint: Pick<WebhookEndpoint, 'secret' | 'oldSecret' | 'oldSecretUntil'>,
  { id, body, now }: { id: WebhookDelivery['id']; body: string; now: Date },
): Promise<Record<string, string>> {
  const { secret, oldSecret, oldSecretUntil } = endpoint
  const isOldTaken = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now
  const sealed = isOldTaken ? [secret, oldSecret] : [secret]
  const messageId = `msg_${id}`
  const signatures = await Promise.all(
    sealed.map(async (one) => {
      const opened = z.string().parse(await sealer.open(one))
      return new Webhook(opened).sign(messageId, now, body)
    }),
  )
  return {
    'content-type': 'application/json',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  }
}
