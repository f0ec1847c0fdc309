/** `mute`: nothing; `normal`: answers to oneself and mentions; `watch`: every reply. */
export const FOLLOW_LEVELS = ['mute', 'normal', 'watch'] as const
export type FollowLevel = (typeof FOLLOW_LEVELS)[number]
