import { implementJob } from '@landfall/kit/jobs/definition'
import type { makeResumeWork } from '../ingestion/recovery/resume-work.ts'
import { resumeWorkJob } from './resume-work.job.ts'

export function implementResumeWork(resumeWork: ReturnType<typeof makeResumeWork>) {
  return implementJob(resumeWorkJob, () => resumeWork())
}
