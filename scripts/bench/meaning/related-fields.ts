/**
 * What students say they study, and the fields of our tree that it belongs to or lies beside. Every other field is
 * farther away. Fields are named as in the tree.
 */
export type FieldCase = { says: string; fields: readonly string[]; because: string }

const near = (says: string, fields: readonly string[], because: string): FieldCase => ({
  says,
  fields,
  because,
})

export const FIELD_CASES: readonly FieldCase[] = [
  near('Mechanical engineering, machines and engines', ['Engineering'], 'a branch of it'),
  near(
    'Civil engineering: bridges, roads and concrete',
    ['Engineering', 'Architecture', 'Urban Planning'],
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
    ['Computer Science'],
    'computing in other words',
  ),
  near(
    'Robotics and artificial intelligence',
    ['Computer Science', 'Engineering', 'Electrical & Computer Engineering'],
    'between the three',
  ),
  near(
    'Renewable power, solar cells and wind turbines',
    ['Energy', 'Environmental Science', 'Engineering'],
    'energy',
  ),
  near('Algebra, geometry and probability theory', ['Mathematics'], 'parts of mathematics'),
  near(
    'Biostatistics and epidemiology of diseases',
    ['Public Health', 'Mathematics', 'Medicine', 'Biology'],
    'health by numbers',
  ),
  near(
    'Genetics, cells and evolution of species',
    ['Biology', 'Natural Sciences'],
    'parts of biology',
  ),
  near(
    'Zoology and botany of the rain forest',
    ['Biology', 'Environmental Science'],
    'life',
  ),
  near(
    'Organic molecules, catalysts and polymers',
    ['Chemistry', 'Natural Sciences'],
    'parts of chemistry',
  ),
  near(
    'Quantum mechanics, particles and optics',
    ['Physics', 'Natural Sciences'],
    'parts of physics',
  ),
  near(
    'Astronomy, stars and cosmology',
    ['Physics', 'Natural Sciences', 'Aerospace'],
    'a physical science',
  ),
  near(
    'Climate change, pollution and ecosystems',
    ['Environmental Science', 'Environmental Studies', 'Natural Sciences'],
    'environment',
  ),
  near(
    'Geology, oceans and volcanoes',
    ['Natural Sciences', 'Environmental Science'],
    'earth science',
  ),
  near(
    'Surgery, hospitals and anatomy',
    ['Medicine', 'Public Health'],
    'medicine without its name',
  ),
  near('Nursing and midwifery of patients', ['Medicine', 'Public Health'], 'health care'),
  near('Pharmacy, drugs and toxicology', ['Medicine', 'Chemistry', 'Biology'], 'drugs'),
  near('Dentistry, teeth and oral surgery', ['Medicine'], 'a branch of it'),
  near(
    'Care for horses, dogs and cattle',
    ['Veterinary Science', 'Agriculture'],
    'animals; farms lie beside them',
  ),
  near(
    'Crops, soil and irrigation of farms',
    ['Agriculture', 'Environmental Science'],
    'farming',
  ),
  near(
    'Marketing, finance and entrepreneurship of companies',
    ['Business', 'Economics', 'Accounting'],
    'business',
  ),
  near('Audit, taxes and bookkeeping', ['Accounting', 'Business'], 'accounting'),
  near(
    'Inflation, trade and markets of nations',
    ['Economics', 'Development Studies', 'Business'],
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
    ['Social Sciences', 'Anthropology', 'Gender Studies'],
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
    ['Psychology', 'Medicine'],
    'psychology without its name',
  ),
  near(
    'Government, elections and bureaucracy',
    ['Public Policy', 'International Relations', 'Law'],
    'government',
  ),
  near(
    'Painting, sculpture and photography',
    ['Fine Arts', 'Arts', 'Arts & Humanities'],
    'visual arts',
  ),
  near('Piano, orchestra and composition', ['Music', 'Arts'], 'music'),
  near('Drama, dance and cinema', ['Arts', 'Arts & Humanities', 'Music'], 'performing'),
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
    ['Communications', 'Journalism', 'Business'],
    'media',
  ),
  near(
    'Classrooms, pupils and curriculum of primary teachers',
    ['Education', 'Language Teaching'],
    'education',
  ),
  near(
    'Grammar, linguistics and teaching English to foreigners',
    ['Language Teaching', 'Education', 'Literature'],
    'languages',
  ),
  near(
    'Houses, facades and interior buildings',
    ['Architecture', 'Urban Planning'],
    'architecture',
  ),
  near(
    'Cities, housing and public transport',
    ['Urban Planning', 'Architecture', 'Public Policy'],
    'planning',
  ),
]
