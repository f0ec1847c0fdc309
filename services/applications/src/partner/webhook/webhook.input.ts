import { statedReason } from '@landfall/kit/graphql/written-text'
import { z } from 'zod'
import { WEBHOOK_EVENTS } from './webhook.ts'

const URL_MAX_LENGTH = 2_000
const wrongUrl = 'Please enter an address that starts with https://'

const isPlain = (text: string) => {
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** Where the address leads is checked at each sending. @param allowsHttp in development */
const url = (allowsHttp: boolean) =>
  z
    .string(wrongUrl)
    .trim()
    .max(URL_MAX_LENGTH, `Please use at most ${URL_MAX_LENGTH} characters`)
    .pipe(z.url({ protocol: allowsHttp ? /^https?$/ : /^https$/, error: wrongUrl }))
    .refine(isPlain, 'Please enter the address without a username or password')

const events = z
  .array(z.enum(WEBHOOK_EVENTS, `Please choose from ${WEBHOOK_EVENTS.join(', ')}`))
  .min(1, 'Please choose which events to send')
  .transform((names) => [...new Set(names)])

export const createWebhookInput = (allowsHttp: boolean) =>
  z.object({ url: url(allowsHttp), events })

export const updateWebhookInput = (allowsHttp: boolean) =>
  z.object({
    id: z.string(),
    url: url(allowsHttp).nullish(),
    events: events.nullish(),
    isEnabled: z.boolean().nullish(),
  })

export const disableWebhookAsAdminInput = z.object({
  organizationId: z.string(),
  id: z.string(),
  reason: statedReason,
})

export const webhookIdInput = z.object({ id: z.string() })
export const redeliverInput = z.object({ deliveryId: z.string() })

export type CreateWebhookInput = z.output<ReturnType<typeof createWebhookInput>>
export type DisableWebhookAsAdminInput = z.output<typeof disableWebhookAsAdminInput>
export type UpdateWebhookInput = z.output<ReturnType<typeof updateWebhookInput>>
