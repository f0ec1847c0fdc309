/** Words of the rubric and of its faults. */
export const rubricMessages = {
  title: 'Rubric',
  lead: 'What reviewers score, how much each part counts, and what earns points. Students can read it after the decision, if you allow it.',
  fixed:
    'Someone has already scored with this rubric, so its criteria, weights and points can’t change. You can still edit the wording.',
  startTitle: 'Start from an example',
  startLead: 'Three criteria with four levels each. You can change every word.',
  use: (name: string) => `Start from “${name}”`,
  startEmpty: 'Start with an empty criterion',
  criterion: (number: number) => `Criterion ${number}`,
  name: 'Name',
  description: 'What it means',
  weight: 'Weight',
  levels: 'Levels, from the lowest to the highest',
  level: (number: number) => `Level ${number}`,
  points: 'Points',
  anchor: 'What earns these points',
  addLevel: 'Add a level',
  removeLevel: (number: number, criterion: string) =>
    `Remove level ${number} of ${criterion}`,
  add: 'Add a criterion',
  most: (count: number) => `A rubric has at most ${count} criteria`,
  mostLevels: (count: number) => `A criterion has at most ${count} levels`,
  moveUp: (title: string) => `Move ${title} up`,
  moveDown: (title: string) => `Move ${title} down`,
  remove: (title: string) => `Remove ${title}`,
  moved: (title: string, place: number) => `${title} is now number ${place}`,
  removed: (title: string) => `${title} removed`,
  sum: (sum: number) => `Weights: ${sum} of 100`,
  sumRight: 'Weights: 100 of 100',
  share: 'Share evenly',
  shared: 'Weights shared evenly',
  save: 'Save rubric',
  saving: 'Saving…',
  saved: 'Rubric saved',
  faults: {
    none: 'Add at least one criterion',
    name: (number: number) => `Criterion ${number}: give it a name`,
    weight: (number: number) =>
      `Criterion ${number}: give it a weight, a whole number from 1 to 100`,
    sum: (sum: number) => `The weights add up to ${sum}, but they must add up to 100`,
    points: (number: number, level: number) =>
      `Criterion ${number}, level ${level}: give it points, a whole number from 0 to 100`,
    rising: (number: number, level: number) =>
      `Criterion ${number}, level ${level}: give it more points than the level before it`,
    anchor: (number: number, level: number) =>
      `Criterion ${number}, level ${level}: write what earns these points`,
  },
} as const
