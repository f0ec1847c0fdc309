// The one subpath that services import; the parts lie in jobs/.
export {
  defineJob,
  implementJob,
  schedule,
  JobPayloadRefused,
  type JobContext,
  type JobDefinition,
  type JobImplementation,
  type JobSchedule,
} from './jobs/definition.ts'
export { createJobQueues, type JobQueues, type JobTarget } from './jobs/queues.ts'
export { startJobWorkers, type JobWorkers } from './jobs/workers.ts'
