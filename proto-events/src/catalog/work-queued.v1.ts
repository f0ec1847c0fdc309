import { defineWorkQueued } from '../work-queued.ts'

export const WorkQueued = defineWorkQueued('catalog')
