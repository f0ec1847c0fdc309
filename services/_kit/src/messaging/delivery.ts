import type { JsMsg } from '@nats-io/jetstream'
import { z } from 'zod'
import type { Origin } from '../observability/tracing.ts'
import { ContractError } from './event-faults.ts'

/** A message as the loop has it in hand; read once, however often it is tried. */
export type Delivery = {
  readonly message: JsMsg
  /** Events of one aggregate keep their order; '' when the event names none. */
  readonly aggregate: string
  /** The request that caused the event. */
  readonly origin: Origin
  /** The whole event as it came. @throws ContractError when it is no JSON */
  json(): unknown
}

/** What the loop itself looks at; the consumer reads the whole by its contract. */
const headSchema = z.object({
  subject: z.string().catch(''),
  traceparent: z.string().optional().catch(undefined),
  requestid: z.string().max(128).optional().catch(undefined),
})

export function readDelivery(message: JsMsg): Delivery {
  const { json, fault } = parse(message)
  const head = headSchema.safeParse(json)
  const { subject = '', traceparent, requestid } = head.data ?? {}
  return {
    message,
    aggregate: subject,
    origin: { traceparent, requestId: requestid },
    json() {
      if (fault) throw fault
      return json
    },
  }
}

function parse(message: JsMsg): { json: unknown; fault: ContractError | null } {
  try {
    return { json: message.json(), fault: null }
  } catch (error) {
    const fault = new ContractError('An event is no JSON', { cause: error })
    return { json: undefined, fault }
  }
}
