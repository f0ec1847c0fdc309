import type { Entry } from '../entry/entry.ts'
import type { EntryStore } from '../entry/entry.store.ts'
import type { Writer } from '../member/forum.policy.ts'
import type { ActionPosition, ActionStore } from './action.store.ts'
import type { Appeal, ModerationAction, ModerationCase, Report } from './moderation.ts'
import type { CasePosition, ReportStore } from './report.store.ts'

export type Page<Item> = { items: Item[]; hasNextPage: boolean; totalCount: number }

export type OpenCase = ModerationCase & { entry: Entry; reports: Report[] }
export type OwnAction = ModerationAction & { entry: Entry | null; appeal: Appeal | null }
export type WaitingAppeal = Appeal & { action: ModerationAction; entry: Entry | null }

type Deps = { actions: ActionStore; reports: ReportStore; entries: EntryStore }
type Query<Position> = { first: number; after: Position | null }

type EntriesOf = (ids: readonly (string | null)[]) => Promise<Map<string, Entry>>

/** The queue of moderators, the public log, and what was decided about oneself. */
export function makeReadModeration(deps: Deps) {
  const entriesOf: EntriesOf = async (ids) => {
    const found = await deps.entries.findAll(ids.flatMap((id) => id ?? []))
    return new Map(found.map((entry) => [entry.id, entry]))
  }
  return { ...readQueue(deps, entriesOf), ...readActions(deps, entriesOf) }
}

function readQueue({ actions, reports }: Deps, entriesOf: EntriesOf) {
  return {
    async queue(
      _by: Writer,
      { first, after }: Query<CasePosition>,
    ): Promise<Page<OpenCase>> {
      const [rows, totalCount] = await Promise.all([
        reports.page({ after, limit: first + 1 }),
        reports.countOpen(),
      ])
      const shown = rows.slice(0, first)
      const ids = shown.map(({ entryId }) => entryId)
      const [byId, undecided] = await Promise.all([entriesOf(ids), reports.undecided(ids)])
      const byEntry = Map.groupBy(undecided, ({ entryId }) => entryId)
      const items = shown.flatMap((one) => {
        const entry = byId.get(one.entryId)
        return entry ? [{ ...one, entry, reports: byEntry.get(one.entryId) ?? [] }] : []
      })
      return { items, hasNextPage: rows.length > first, totalCount }
    },

    async appeals(
      _by: Writer,
      { first, after }: Query<ActionPosition>,
    ): Promise<Page<WaitingAppeal>> {
      const [rows, totalCount] = await Promise.all([
        actions.waitingAppeals({ after, limit: first + 1 }),
        actions.countWaitingAppeals(),
      ])
      const shown = rows.slice(0, first)
      const found = await actions.findAll(shown.map(({ actionId }) => actionId))
      const byId = await entriesOf(found.map(({ entryId }) => entryId))
      const items = shown.flatMap((appeal) => {
        const action = found.find(({ id }) => id === appeal.actionId)
        const entry = action?.entryId ? (byId.get(action.entryId) ?? null) : null
        return action ? [{ ...appeal, action, entry }] : []
      })
      return { items, hasNextPage: rows.length > first, totalCount }
    },
  }
}

function readActions({ actions }: Deps, entriesOf: EntriesOf) {
  return {
    /** The log that anybody may read: what was done and why, never to whom. */
    async log({ first, after }: Query<ActionPosition>): Promise<Page<ModerationAction>> {
      const [rows, totalCount] = await Promise.all([
        actions.page({ targetId: null, after, limit: first + 1 }),
        actions.count(null),
      ])
      return { items: rows.slice(0, first), hasNextPage: rows.length > first, totalCount }
    },

    async own(
      { userId }: Writer,
      { first, after }: Query<ActionPosition>,
    ): Promise<Page<OwnAction>> {
      const [rows, totalCount] = await Promise.all([
        actions.page({ targetId: userId, after, limit: first + 1 }),
        actions.count(userId),
      ])
      const shown = rows.slice(0, first)
      const [byId, found] = await Promise.all([
        entriesOf(shown.map(({ entryId }) => entryId)),
        actions.appealsOf(shown.map(({ id }) => id)),
      ])
      const appeals = new Map(found.map((appeal) => [appeal.actionId, appeal]))
      const items = shown.map((action) => ({
        ...action,
        entry: action.entryId === null ? null : (byId.get(action.entryId) ?? null),
        appeal: appeals.get(action.id) ?? null,
      }))
      return { items, hasNextPage: rows.length > first, totalCount }
    },
  }
}
