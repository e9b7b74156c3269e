import { Counter, type Registry } from 'prom-client'
import type { QueueName } from '../jobs/queues.ts'
import type { Outcome } from '../jobs/worker.ts'

/** Mails are jobs of the queue `mail`, so this counts them too. */
export function countJobs(registry: Registry): (queue: QueueName, outcome: Outcome) => void {
  const tried = new Counter({
    name: 'jobs_tried_total',
    help: 'Tries of jobs, mails among them, by how they ended.',
    labelNames: ['queue', 'outcome'],
    registers: [registry],
  })
  return (queue, outcome) => tried.inc({ queue, outcome })
}
