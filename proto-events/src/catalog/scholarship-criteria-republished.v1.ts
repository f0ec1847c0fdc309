import { z } from 'zod'
import { defineEvent } from '../define-event.ts'
import { listingCriteriaSchema } from './scholarship-criteria.ts'

/** More listings would not fit into a message of NATS (1 MiB). */
export const LISTINGS_PER_PAGE = 200

export const ScholarshipCriteriaRepublished = defineEvent({
  publisher: 'catalog',
  noun: 'scholarship-criteria',
  verb: 'republished',
  version: 1,
  description:
    'One page of the present state of all scholarships, for readers that start or were rebuilt.',
  schema: z.object({
    /** The run that republishes all listings; its pages count from 1. */
    runId: z.uuid(),
    page: z.int().positive(),
    isLast: z.boolean(),
    listings: z.array(listingCriteriaSchema).max(LISTINGS_PER_PAGE),
  }),
})
