export const SUBSCRIBER_STATES = ['asked', 'confirmed'] as const
