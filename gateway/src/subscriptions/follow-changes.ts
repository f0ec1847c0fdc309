import type { Bus } from '@landfall/kit/messaging/bus'
import { subscribeToEvents } from '@landfall/kit/messaging/ephemeral-subscriber'
import type { Log } from '@landfall/kit/observability/log'
import type { EventDefinition } from '@landfall/proto-events'
import { LIVE_FIELDS } from './declared-live-fields.ts'
import type { LiveStates } from './live-states.ts'

/** The topic that executions of a view wait for: all of its changes, or those of one aggregate. */
export function topicOf(event: EventDefinition, aggregateId: string | null): string {
  return `${event.type} ${aggregateId ?? '*'}`
}

/** Tells the states of each change from now on and, after an outage, that all of them may have changed. */
export function followChanges(o: {
  bus: Bus
  states: Pick<LiveStates, 'changed' | 'changedAll'>
  log: Log
}): { stop(): Promise<void> } {
  const events = Object.values(LIVE_FIELDS).flatMap((field) =>
    field.kind === 'state' ? [field.changedBy] : [],
  )
  // Several fields may change by one event, and a stream takes no subject twice.
  const followers = publishersOf([...new Set(events)]).map((some) =>
    subscribeToEvents({
      bus: o.bus,
      log: o.log,
      events: some,
      onEvent: ({ type, subject }) => {
        const event = some.find((one) => one.type === type)
        if (!event) return
        o.states.changed(topicOf(event, null))
        o.states.changed(topicOf(event, subject))
      },
      onGap: () => o.states.changedAll(),
    }),
  )
  return {
    stop: async () => {
      await Promise.all(followers.map((follower) => follower.stop()))
    },
  }
}

function publishersOf(events: readonly EventDefinition[]): EventDefinition[][] {
  const groups = Map.groupBy(events, ({ publisher }) => publisher)
  return [...groups.values()]
}
