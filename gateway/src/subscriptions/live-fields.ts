import type { EventDefinition } from '@landfall/proto-events'

/**
 * A view whose newest state is pushed: the query field of the same name is run again when its owner
 * says that the view has changed.
 */
export type StateField = {
  kind: 'state'
  /** Published after what the query reads has been committed. */
  changedBy: EventDefinition
  /**
   * `public`: queried once for everybody who watches, and therefore as a visitor. `viewer`: queried
   * for one viewer, with their current rights each time; the event's aggregate is the viewer's
   * account, unless `keyArgument` names a record. `organization`: `keyArgument` names an organization;
   * queried once for all its members with the same role.
   */
  scope: 'public' | 'viewer' | 'organization'
  /** The argument with the id of the one record that is watched, which is the event's aggregate. */
  keyArgument?: string
  /**
   * With scope `organization`: fields of entities that are the same for everybody who may see them, as
   * `Type.field`. A selection of others is queried separately.
   */
  sharedFields?: readonly string[]
}

/** Steps that pass through as a service publishes them, starting after the last one seen. */
export type StepsField = {
  kind: 'steps'
  /** The stream's name and the argument that holds its key. */
  stream: string
  keyArgument: string
  afterArgument: string
  /**
   * Run as the viewer with `$key` and `$after`: `owner` is null for everybody who may not watch;
   * `newest` is the newest step after `after`, with all its fields.
   */
  ownerQuery: string
  /** What was not found, as a person would say it. */
  noun: string
  /** Values of the owner's `status` after which no step comes. */
  overWhen: readonly string[]
}

export type LiveField = StateField | StepsField
