import { dayIn, personZone } from '@landfall/calendar/zone'
import type { CalendarEntry, CalendarSource } from '../calendar/calendar-entry.ts'
import type { PreparationStores } from './create-plan.ts'
import { isOpenItem } from './prep-checklist.ts'
import { toolkitPage } from './prep-reminder.ts'

type Stores = Pick<
  PreparationStores,
  'prepTasks' | 'prepChecklists' | 'scholarshipCopies' | 'studentZones'
>

/** What a student has still to do on days that lie ahead: tasks, and lines of checklists. */
export function makePreparationEntries(stores: Stores): CalendarSource {
  return async (studentId, now) => {
    const today = dayIn(personZone(await stores.studentZones.find(studentId)), now)
    const tasks = await stores.prepTasks.findComing(studentId, today)
    const checklists = await stores.prepChecklists.findAllOf(studentId)
    const awards = [...tasks, ...checklists].map(({ scholarshipId }) => scholarshipId)
    const copies = await stores.scholarshipCopies.findAll([...new Set(awards)])
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
        const { id, dueDate, updatedAt: changedAt, datedFrom } = task
        const isTentative = datedFrom === 'usual' && !task.isTouched
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
