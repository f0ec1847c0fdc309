import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeRemindOfTasks } from '../student/preparation/remind-of-tasks.ts'
import { remindOfTasksJob } from './remind-of-tasks.job.ts'

export function implementRemindOfTasks(
  remindOfTasks: ReturnType<typeof makeRemindOfTasks>,
) {
  return implementJob(remindOfTasksJob, async (_payload, { log }) => {
    const count = await remindOfTasks()
    if (count > 0) log.info({ count }, 'students were reminded of tasks')
  })
}
