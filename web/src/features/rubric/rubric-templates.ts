type TemplateCriterion = {
  name: string
  description: string
  weight: number
  /** What earns one point, two points and so on. */
  anchors: readonly string[]
}

export type RubricTemplate = {
  name: string
  /** The awards that it suits. */
  lead: string
  criteria: readonly TemplateCriterion[]
}

const purpose = {
  name: 'Purpose',
  description: 'What the student wants to study or do, and why.',
  anchors: [
    'No aim, or one that could be anybody’s',
    'An aim, with little about why or how',
    'A clear aim with reasons and a next step',
    'A clear aim that grew out of what the student did, with a plan that can work',
  ],
}

/** Templates to begin with; every word can be changed. */
export const rubricTemplates: readonly RubricTemplate[] = [
  {
    name: 'Merit',
    lead: 'For awards that go to the strongest applications.',
    criteria: [
      {
        name: 'Academic record',
        description: 'Grades and courses, seen against what the school offered.',
        weight: 40,
        anchors: [
          'Below what the program asks for',
          'Meets what the program asks for',
          'Strong in the subjects that matter here',
          'Among the strongest, also for what was open to the student',
        ],
      },
      { ...purpose, weight: 30 },
      {
        name: 'Contribution to others',
        description: 'What the student did for a family, a school, a place.',
        weight: 30,
        anchors: [
          'Nothing told',
          'Took part',
          'Carried something for others over time',
          'Began or changed something that others depend on',
        ],
      },
    ],
  },
  {
    name: 'Need',
    lead: 'For awards that go where money decides.',
    criteria: [
      {
        name: 'Financial need',
        description: 'What would not be possible without this award.',
        weight: 50,
        anchors: [
          'The studies are paid for without it',
          'It would make the studies easier',
          'Without it a part of the studies is not paid for',
          'Without it the studies cannot begin or go on',
        ],
      },
      { ...purpose, weight: 25 },
      {
        name: 'Perseverance',
        description: 'What the student overcame to come this far.',
        weight: 25,
        anchors: [
          'Nothing told',
          'An obstacle is named',
          'An obstacle, and what the student did about it',
          'Large obstacles met again and again, with results',
        ],
      },
    ],
  },
  {
    name: 'Research',
    lead: 'For awards to graduate and doctoral students.',
    criteria: [
      {
        name: 'Research question',
        description: 'Whether it matters, and whether it can be answered.',
        weight: 40,
        anchors: [
          'No question',
          'A topic rather than a question',
          'A question that can be answered',
          'A question that can be answered and would change what is known',
        ],
      },
      {
        name: 'Method',
        description: 'How the student means to find the answer.',
        weight: 30,
        anchors: [
          'Says nothing of it',
          'Named, without saying how',
          'Fits the question',
          'Fits the question, with its limits and another way named',
        ],
      },
      {
        name: 'Preparation',
        description: 'Courses, projects and people that the work stands on.',
        weight: 30,
        anchors: [
          'Hardly any',
          'Some courses',
          'Courses and work of one’s own',
          'Results of one’s own that others used',
        ],
      },
    ],
  },
]
