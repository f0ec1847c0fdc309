import { dayIn, personZone } from '@landfall/calendar/zone'
import type { CalendarEntry, CalendarSource } from '../calendar/calendar-entry.ts'
import { keyOf } from '../saved-scholarship/saved-scholarship.ts'
import type { SavedScholarshipStore } from '../saved-scholarship/saved-scholarship.store.ts'
import type { PreparationStores } from './create-plan.ts'
import { isToPrepareFor } from './is-to-prepare-for.ts'
import { isOpenItem, type PrepChecklist } from './prep-checklist.ts'
import { toolkitPage } from './prep-reminder.ts'
import { type PrepTask, usualDayOf } from './prep-task.ts'

type Stores = Pick<
  PreparationStores,
  'prepTasks' | 'prepChecklists' | 'scholarshipCopies' | 'studentZones'
> & { savedScholarships: Pick<SavedScholarshipStore, 'findStatuses'> }

/** A student's open tasks and checklist lines with coming due days. */
export function makePreparationEntries(stores: Stores): CalendarSource {
  return async (studentId, now) => {
    const today = dayIn(personZone(await stores.studentZones.find(studentId)), now)
    const allTasks = await stores.prepTasks.findComing(studentId, today)
    const allChecklists = await stores.prepChecklists.findAllOf(studentId)
    const all = [...allTasks, ...allChecklists]
    const awards = all.map(({ scholarshipId }) => scholarshipId)
    const copies = await stores.scholarshipCopies.findAll([...new Set(awards)])
    const statuses = await stores.savedScholarships.findStatuses(all)
    const isToDo = (one: PrepTask | PrepChecklist) =>
      isToPrepareFor(one, copies.get(one.scholarshipId), statuses.get(keyOf(one)))
    const [tasks, checklists] = [allTasks.filter(isToDo), allChecklists.filter(isToDo)]
    const entryOf = (thing: Thing, dueDate: string): CalendarEntry => ({
      uid: `${thing.id}@landfall`,
      sequence: thing.version,
      changedAt: thing.changedAt,
      title: `To do: ${thing.title}`,
      description: copies.get(thing.scholarshipId)?.title ?? '',
      at: { day: dueDate },
      isTentative: thing.isTentative,
      link: toolkitPage(thing.scholarshipId),
    })
    return [
      ...tasks.flatMap((task) => {
        const { id, dueDate, updatedAt: changedAt } = task
        const isTentative = usualDayOf(task) !== null
        const thing = { ...task, id: `prep-task-${id}`, changedAt, isTentative }
        return dueDate === null ? [] : entryOf(thing, dueDate)
      }),
      ...checklists.flatMap(({ checklistItems, scholarshipId, version, lastUpdated }) =>
        checklistItems.filter(isOpenItem).flatMap(({ id, task: title, dueDate }) => {
          const same = {
            scholarshipId,
            version,
            changedAt: lastUpdated,
            isTentative: false,
          }
          const thing = { ...same, id: `prep-line-${id}`, title }
          return dueDate === null || dueDate < today ? [] : entryOf(thing, dueDate)
        }),
      ),
    ]
  }
}

type Thing = {
  id: string
  scholarshipId: string
  title: string
  version: number
  changedAt: Date
  isTentative: boolean
}
