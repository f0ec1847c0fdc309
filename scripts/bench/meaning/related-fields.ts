/**
 * Fields of study in students' words, and the fields of our tree that each belongs to or lies beside. Every other
 * field is farther away. Fields are named as in the tree.
 */
export type FieldCase = { says: string; fields: readonly string[]; because: string }

const near = (says: string, fields: readonly string[], because: string): FieldCase => ({
  says,
  fields,
  because,
})

export const FIELD_CASES: readonly FieldCase[] = [
  near(
    'Mechanical engineering, machines and engines',
    ['Mechanical Engineering', 'Engineering'],
    'a branch of it',
  ),
  near(
    'Civil engineering: bridges, roads and concrete',
    [
      'Civil Engineering',
      'Construction Management',
      'Engineering',
      'Architecture',
      'Urban Planning',
    ],
    'building; planning and architecture lie beside it',
  ),
  near('Avionics and spacecraft propulsion', ['Aerospace', 'Engineering'], 'aerospace'),
  near(
    'Microelectronics and embedded circuits',
    ['Electrical & Computer Engineering', 'Computer Science', 'Engineering'],
    'electronics',
  ),
  near(
    'Software development, algorithms and databases',
    ['Software Engineering', 'Information Systems', 'Computer Science'],
    'computing in other words',
  ),
  near(
    'Robotics and artificial intelligence',
    [
      'Artificial Intelligence',
      'Mechanical Engineering',
      'Computer Science',
      'Engineering',
      'Electrical & Computer Engineering',
    ],
    'between the three',
  ),
  near(
    'Renewable power, solar cells and wind turbines',
    ['Environmental Engineering', 'Energy', 'Environmental Science', 'Engineering'],
    'energy',
  ),
  near(
    'Algebra, geometry and probability theory',
    ['Data Science', 'Mathematics'],
    'parts of mathematics',
  ),
  near(
    'Biostatistics and epidemiology of diseases',
    ['Health Sciences', 'Public Health', 'Mathematics', 'Medicine', 'Biology'],
    'health by numbers',
  ),
  near(
    'Genetics, cells and evolution of species',
    ['Microbiology', 'Biotechnology', 'Biochemistry', 'Biology', 'Natural Sciences'],
    'parts of biology',
  ),
  near(
    'Zoology and botany of the rain forest',
    ['Biology', 'Environmental Science'],
    'life',
  ),
  near(
    'Organic molecules, catalysts and polymers',
    ['Biochemistry', 'Chemical Engineering', 'Chemistry', 'Natural Sciences'],
    'parts of chemistry',
  ),
  near(
    'Quantum mechanics, particles and optics',
    ['Physics', 'Natural Sciences'],
    'parts of physics',
  ),
  near(
    'Astronomy, stars and cosmology',
    ['Astronomy', 'Physics', 'Natural Sciences', 'Aerospace'],
    'a physical science',
  ),
  near(
    'Climate change, pollution and ecosystems',
    [
      'Atmospheric Science',
      'Environmental Engineering',
      'Environmental Science',
      'Environmental Studies',
      'Natural Sciences',
    ],
    'environment',
  ),
  near(
    'Geology, oceans and volcanoes',
    ['Earth Science', 'Natural Sciences', 'Environmental Science'],
    'earth science',
  ),
  near(
    'Surgery, hospitals and anatomy',
    ['Health Sciences', 'Nursing', 'Medicine', 'Public Health'],
    'medicine without its name',
  ),
  near(
    'Nursing and midwifery of patients',
    ['Nursing', 'Health Sciences', 'Medicine', 'Public Health'],
    'health care',
  ),
  near(
    'Pharmacy, drugs and toxicology',
    ['Pharmacy', 'Health Sciences', 'Medicine', 'Chemistry', 'Biology'],
    'drugs',
  ),
  near(
    'Dentistry, teeth and oral surgery',
    ['Dentistry', 'Health Sciences', 'Medicine'],
    'a branch of it',
  ),
  near(
    'Care for horses, dogs and cattle',
    ['Animal Science', 'Veterinary Science', 'Agriculture'],
    'animals; farms lie beside them',
  ),
  near(
    'Crops, soil and irrigation of farms',
    ['Plant & Soil Science', 'Agriculture', 'Environmental Science'],
    'farming',
  ),
  near(
    'Marketing, finance and entrepreneurship of companies',
    ['Marketing', 'Finance', 'Entrepreneurship', 'Business', 'Economics', 'Accounting'],
    'business',
  ),
  near('Audit, taxes and bookkeeping', ['Finance', 'Accounting', 'Business'], 'accounting'),
  near(
    'Inflation, trade and markets of nations',
    ['Finance', 'Economics', 'Development Studies', 'Business'],
    'economics',
  ),
  near(
    'Courts, contracts and human rights',
    ['Law', 'International Relations', 'Public Policy'],
    'law by its parts',
  ),
  near(
    'Tribes, kinship and archaeology of cultures',
    ['Anthropology', 'Social Sciences', 'History'],
    'anthropology',
  ),
  near(
    'Sociology of families, class and migration',
    ['Sociology', 'Social Sciences', 'Anthropology', 'Gender Studies'],
    'a social science',
  ),
  near(
    'Feminism, masculinity and equality of women',
    ['Gender Studies', 'Social Sciences'],
    'gender',
  ),
  near(
    'Diplomacy, treaties and foreign ministries',
    ['International Relations', 'Public Policy', 'Peace & Conflict Studies'],
    'between states',
  ),
  near(
    'Civil war, reconciliation and mediation',
    ['Peace & Conflict Studies', 'International Relations'],
    'conflict',
  ),
  near(
    'Therapy, emotions and mental disorders',
    ['Counseling', 'Psychology', 'Medicine'],
    'psychology without its name',
  ),
  near(
    'Government, elections and bureaucracy',
    ['Political Science', 'Public Policy', 'International Relations', 'Law'],
    'government',
  ),
  near(
    'Painting, sculpture and photography',
    ['Design', 'Fine Arts', 'Arts', 'Arts & Humanities'],
    'visual arts',
  ),
  near('Piano, orchestra and composition', ['Performing Arts', 'Music', 'Arts'], 'music'),
  near(
    'Drama, dance and cinema',
    ['Performing Arts', 'Theater', 'Dance', 'Film', 'Arts', 'Arts & Humanities', 'Music'],
    'performing',
  ),
  near(
    'Ancient empires and medieval archives',
    ['History', 'Humanities', 'Anthropology'],
    'history',
  ),
  near(
    'Novels, poetry and Shakespeare',
    ['Literature', 'Humanities', 'Arts & Humanities'],
    'literature',
  ),
  near(
    'Ethics, logic and metaphysics',
    ['Philosophy', 'Humanities'],
    'parts of philosophy',
  ),
  near(
    'Newspapers, reporting and television news',
    ['Journalism', 'Communications'],
    'journalism',
  ),
  near(
    'Advertising, radio and social networks',
    [
      'Advertising & Public Relations',
      'Marketing',
      'Communications',
      'Journalism',
      'Business',
    ],
    'media',
  ),
  near(
    'Classrooms, pupils and curriculum of primary teachers',
    ['Early Childhood Education', 'Education', 'Language Teaching'],
    'education',
  ),
  near(
    'Grammar, linguistics and teaching English to foreigners',
    ['Linguistics', 'Languages', 'Language Teaching', 'Education', 'Literature'],
    'languages',
  ),
  near(
    'Houses, facades and interior buildings',
    ['Interior Design', 'Construction Management', 'Architecture', 'Urban Planning'],
    'architecture',
  ),
  near(
    'Cities, housing and public transport',
    ['Urban Planning', 'Architecture', 'Public Policy'],
    'planning',
  ),
]
