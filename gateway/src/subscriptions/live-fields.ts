import type { SignedInViewer } from '@landfall/kit/identity/viewer'
import type { EventDefinition } from '@landfall/proto-events'
import { SavedCountsChanged } from '@landfall/proto-events/applications/saved-counts-changed.v1'
import { ScholarshipStatsChanged } from '@landfall/proto-events/catalog/scholarship-stats-changed.v1'
import { NoticeCountsChanged } from '@landfall/proto-events/identity/notice-counts-changed.v1'

/**
 * A view whose newest state is pushed: the field of the same name is asked again when its owner
 * says that the view has changed.
 */
export type StateField = {
  kind: 'state'
  /** Published after what the query reads has been committed. */
  changedBy: EventDefinition
} & (
  | {
      /** Asked once for everybody who watches, and therefore as a visitor. */
      scope: 'public'
    }
  | {
      /** Asked for one viewer, with their own rights, each time. */
      scope: 'viewer'
      /** The aggregate whose event concerns this viewer. */
      aggregateOf(viewer: SignedInViewer): string
    }
)

/** Steps that pass through as a service tells them, from behind the last one seen on. */
export type StepsField = {
  kind: 'steps'
  /** The stream's name and the argument that holds its key. */
  stream: string
  keyArgument: string
  afterArgument: string
  /**
   * Asked as the viewer with `$key` and `$after`: `owner` is null for everybody who may not watch,
   * `newest` is the newest step behind `after` with all its fields.
   */
  ownerQuery: string
  /** What is not found then, as a person would say it. */
  noun: string
  /** Values of the owner's `status` after which no step comes. */
  overWhen: readonly string[]
}

export type LiveField = StateField | StepsField

/** Every field of the graph's type `Subscription`; a test holds the two together. */
export const LIVE_FIELDS: Readonly<Record<string, LiveField>> = {
  savedScholarshipCounts: {
    kind: 'state',
    changedBy: SavedCountsChanged,
    scope: 'viewer',
    aggregateOf: ({ userId }) => userId,
  },
  noticeCounts: {
    kind: 'state',
    changedBy: NoticeCountsChanged,
    scope: 'viewer',
    aggregateOf: ({ userId }) => userId,
  },
  scholarshipStats: {
    kind: 'state',
    changedBy: ScholarshipStatsChanged,
    scope: 'public',
  },
  matchProgress: {
    kind: 'steps',
    stream: 'match-progress',
    keyArgument: 'runId',
    afterArgument: 'after',
    ownerQuery: `query StepsOwner($key: ID!, $after: Int) {
      owner: matchRun(id: $key) { id status }
      newest: matchProgress(runId: $key, after: $after) {
        runId sequence step label percent isLast
      }
    }`,
    noun: 'match',
    overWhen: ['FINISHED', 'FAILED'],
  },
}
