import { z } from 'zod'
import { defineJob, implementJob, schedule } from '@landfall/kit/jobs/definition'
import type { makeResumeWork } from '../ingestion/sync-run/resume-work.ts'

export const resumeWorkJob = defineJob({
  queue: 'catalog',
  name: 'resume-work',
  description: 'Queues runs of sources and imports again whose jobs were lost.',
  schema: z.strictObject({}),
})

export const resumeWorkSchedule = schedule(resumeWorkJob, {
  payload: {},
  cron: '*/5 * * * *',
})

export function implementResumeWork(resumeWork: ReturnType<typeof makeResumeWork>) {
  return implementJob(resumeWorkJob, resumeWork)
}
