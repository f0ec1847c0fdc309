import type { Post, VisaStage } from '../post/post.ts'

/** A change of an immigration rule, from immigration's event. */
export type RuleChange = {
  /** Identifies the new version of the rule. */
  id: string
  ruleId: string
  title: string
  /** Topics that students ask guidance about: `f1_visa`, `opt` … */
  topics: string[]
  /** YYYY-MM-DD; may lie ahead. */
  effectiveFrom: string
  changedAt: Date
}

const OF_STAGES: Readonly<Record<VisaStage, readonly string[]>> = {
  planning: ['f1_visa'],
  applying: ['f1_visa'],
  interview: ['f1_visa'],
  approved: ['f1_visa'],
  refused: ['f1_visa'],
  in_us: ['general', 'cpt'],
  working: ['opt', 'cpt', 'general'],
}

/** Topics by the words of tags; each word of a longer tag counts. */
const OF_TAGS: Readonly<Record<string, readonly string[]>> = {
  f1: ['f1_visa'],
  visa: ['f1_visa'],
  ds160: ['f1_visa'],
  sevis: ['f1_visa', 'general'],
  i20: ['f1_visa', 'general'],
  i901: ['f1_visa'],
  opt: ['opt'],
  stem: ['opt'],
  ead: ['opt'],
  i765: ['opt'],
  cpt: ['cpt'],
  dso: ['general', 'opt', 'cpt'],
  j1: ['j1'],
  ds2019: ['j1'],
  immigration: ['f1_visa', 'opt', 'cpt', 'general'],
}

/** The immigration topics that a thread's stage and tags point to; none: it is not about immigration. */
export function topicsOf({ visaStage, tags }: Pick<Post, 'visaStage' | 'tags'>): string[] {
  const byStage = visaStage === null ? [] : OF_STAGES[visaStage]
  // "F-1" is written with its hyphen, "stem opt" in two words.
  const words = tags.flatMap((tag) => [
    tag.replaceAll(/[^a-z0-9]/g, ''),
    ...tag.split(/[^a-z0-9]+/),
  ])
  const byTags = words.flatMap((word) =>
    Object.hasOwn(OF_TAGS, word) ? (OF_TAGS[word] ?? []) : [],
  )
  return [...new Set([...byStage, ...byTags])]
}

/** When the words of a post were last written. */
export function writtenAt({ createdAt, editedAt }: Pick<Post, 'createdAt' | 'editedAt'>) {
  return editedAt ?? createdAt
}
