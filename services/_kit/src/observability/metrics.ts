import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const maxOperationLabels = 200

export type JobOutcome = 'completed' | 'retried' | 'failed'
export type EventOutcome = 'handled' | 'duplicate' | 'retried' | 'buried'

export type Metrics = {
  readonly registry: Registry
  readonly contentType: string
  /** `route` is a pattern of ours, never the client's path. */
  observeHttp(o: { method: string; route: string; status: number; seconds: number }): void
  /** `operation` is a root field such as `Query.scholarships`. */
  observeOperation(o: { operation: string; hasErrors: boolean; seconds: number }): void
  countJob(o: { queue: string; name: string; outcome: JobOutcome }): void
  countEvent(o: { eventType: string; outcome: EventOutcome }): void
  /** A metric of one service's own; its labels have few values. */
  counter<Label extends string>(o: FigureOptions<Label>): Counter<Label>
  gauge<Label extends string>(o: FigureOptions<Label>): Gauge<Label>
  /** In seconds, with the buckets that all our times have. */
  histogram<Label extends string>(o: FigureOptions<Label>): Histogram<Label>
  /** A figure without labels that is read whenever Prometheus asks. */
  watch(o: Omit<FigureOptions<never>, 'labelNames'> & { read(): number }): void
  /** The text that Prometheus reads. */
  text(): Promise<string>
}

/** `name` begins with `landfall_`, counters end with `_total`. */
type FigureOptions<Label extends string> = {
  name: string
  help: string
  labelNames: Label[]
}

/** One registry per process part, so that several services may live in one process. */
export function createMetrics(o: { service: string }): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ service: o.service })
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const { http, graphql, jobs, events } = sharedFigures(registers)
  const operationLabel = boundedLabel(maxOperationLabels)
  return {
    registry,
    contentType: registry.contentType,
    observeHttp: ({ method, route, status, seconds: took }) =>
      http.observe({ method, route, status: String(status) }, took),
    observeOperation: ({ operation, hasErrors, seconds: took }) =>
      graphql.observe(
        { operation: operationLabel(operation), outcome: hasErrors ? 'errors' : 'ok' },
        took,
      ),
    countJob: (job) => jobs.inc(job),
    countEvent: ({ eventType, outcome }) => events.inc({ event_type: eventType, outcome }),
    counter: (figure) => new Counter({ ...figure, registers }),
    gauge: (figure) => new Gauge({ ...figure, registers }),
    histogram: (figure) => new Histogram({ ...figure, buckets: seconds, registers }),
    watch: ({ name, help, read }) =>
      void new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      }),
    text: () => registry.metrics(),
  }
}

/** What every part of the platform counts in the same way. */
function sharedFigures(registers: Registry[]) {
  return {
    http: new Histogram({
      name: 'landfall_http_request_duration_seconds',
      help: 'Time from the request head to the end of the answer',
      labelNames: ['method', 'route', 'status'],
      buckets: seconds,
      registers,
    }),
    graphql: new Histogram({
      name: 'landfall_graphql_operation_duration_seconds',
      help: 'Time to execute one operation, by its first root field',
      labelNames: ['operation', 'outcome'],
      buckets: seconds,
      registers,
    }),
    jobs: new Counter({
      name: 'landfall_jobs_total',
      help: 'Runs of background jobs by outcome',
      labelNames: ['queue', 'name', 'outcome'],
      registers,
    }),
    events: new Counter({
      name: 'landfall_events_total',
      help: 'Deliveries of events to their consumer by outcome; what is buried became a dead letter',
      labelNames: ['event_type', 'outcome'],
      registers,
    }),
  }
}

/** Lets the first `limit` values through; the rest share one label, so memory stays bounded. */
function boundedLabel(limit: number): (value: string) => string {
  const seen = new Set<string>()
  return (value) => {
    if (seen.has(value)) return value
    if (seen.size >= limit) return 'other'
    seen.add(value)
    return value
  }
}
