import { z } from 'zod'
import { defineJob, schedule } from '@landfall/kit/jobs/definition'

export const rollDeadlinesJob = defineJob({
  queue: 'catalog',
  name: 'roll-deadlines',
  description: 'Takes up every deadline that is over, in whichever time zone it ended.',
  schema: z.object({}),
  attempts: 5,
  backoffMs: 60_000,
})

/** Days end in every zone at another hour; a run that finds nothing costs one index look-up. */
export const rollDeadlinesSchedule = schedule(rollDeadlinesJob, {
  payload: {},
  cron: '1 * * * *',
})

/** A queue of its own: over a large catalogue it takes minutes, and nothing else waits for it. */
export const republishCriteriaJob = defineJob({
  queue: 'catalog-republish',
  name: 'republish-criteria',
  description: 'Tells what every scholarship asks of students, in pages.',
  schema: z.object({ runId: z.uuid() }),
  attempts: 10,
  backoffMs: 1_000,
})

/** Queued once, by a migration: older read copies do not know why a listing is closed. */
export const republishClosedJob = defineJob({
  queue: 'catalog-republish',
  name: 'republish-closed',
  description: 'Tells the facts of every closed scholarship again, a page a job.',
  /** `afterId`: the last one of the page before; absent for the first page. */
  schema: z.object({ afterId: z.uuid().optional() }),
  attempts: 10,
  backoffMs: 1_000,
})

export const eraseSuggestionsJob = defineJob({
  queue: 'catalog',
  name: 'erase-suggestions',
  description: 'Erases suggestions of listings that were decided a month ago.',
  schema: z.object({}),
})

export const eraseSuggestionsSchedule = schedule(eraseSuggestionsJob, {
  payload: {},
  cron: '31 3 * * *',
})

export const resumeWorkJob = defineJob({
  queue: 'catalog',
  name: 'resume-work',
  description: 'Queues runs of sources and imports again whose jobs were lost.',
  schema: z.object({}),
})

export const resumeWorkSchedule = schedule(resumeWorkJob, {
  payload: {},
  cron: '*/5 * * * *',
})
